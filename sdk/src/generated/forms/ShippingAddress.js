// Generated from openapi/ by `npm run generate`. Do not edit.
export const check = validate15;

const func1 = (text) => [...text].length;
const pattern4 = new RegExp("^(?![\\s\\S]*(?:(?![©®™])\\p{Extended_Pictographic}|\\p{RI}|\\u20E3|\\uFE0F))", "u");
const pattern12 = new RegExp("^[Uu][Ss]$", "u");
const pattern13 = new RegExp("^\\d{5}(?:-\\d{4})?$", "u");
const pattern14 = new RegExp("^[Cc][Aa]$", "u");
const pattern15 = new RegExp("^[A-Za-z]\\d[A-Za-z][ -]?\\d[A-Za-z]\\d$", "u");

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate15.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstname === undefined){
const err0 = {instancePath,params:{missingProperty: "firstname"},message:"2"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lastname === undefined){
const err1 = {instancePath,params:{missingProperty: "lastname"},message:"5"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.address1 === undefined){
const err2 = {instancePath,params:{missingProperty: "address1"},message:"7"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.city === undefined){
const err3 = {instancePath,params:{missingProperty: "city"},message:"11"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.state === undefined){
const err4 = {instancePath,params:{missingProperty: "state"},message:"13"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.country === undefined){
const err5 = {instancePath,params:{missingProperty: "country"},message:"15"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.firstname !== undefined){
let data0 = data.firstname;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/firstname",params:{},message:"1,2"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) > 1000){
const err7 = {instancePath:instancePath+"/firstname",params:{},message:"4,2"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern4.test(data0)){
const err8 = {instancePath:instancePath+"/firstname",params:{},message:"3,2"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/firstname",params:{},message:"2,2"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.lastname !== undefined){
let data1 = data.lastname;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/lastname",params:{},message:"1,5"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) > 1000){
const err11 = {instancePath:instancePath+"/lastname",params:{},message:"4,5"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern4.test(data1)){
const err12 = {instancePath:instancePath+"/lastname",params:{},message:"6,5"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/lastname",params:{},message:"5,5"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.address1 !== undefined){
let data2 = data.address1;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err14 = {instancePath:instancePath+"/address1",params:{},message:"1,7"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data2) > 1000){
const err15 = {instancePath:instancePath+"/address1",params:{},message:"4,7"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern4.test(data2)){
const err16 = {instancePath:instancePath+"/address1",params:{},message:"8,7"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/address1",params:{},message:"7,7"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.address2 !== undefined){
let data3 = data.address2;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err18 = {instancePath:instancePath+"/address2",params:{},message:"4"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern4.test(data3)){
const err19 = {instancePath:instancePath+"/address2",params:{},message:"8"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if((typeof data3 !== "string") && (data3 !== null)){
const err20 = {instancePath:instancePath+"/address2",params:{},message:"9,10"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.city !== undefined){
let data4 = data.city;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err21 = {instancePath:instancePath+"/city",params:{},message:"1,11"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data4) > 1000){
const err22 = {instancePath:instancePath+"/city",params:{},message:"4,11"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern4.test(data4)){
const err23 = {instancePath:instancePath+"/city",params:{},message:"12,11"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(typeof data4 !== "string"){
const err24 = {instancePath:instancePath+"/city",params:{},message:"11,11"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err25 = {instancePath:instancePath+"/state",params:{},message:"1,13"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data5) > 1000){
const err26 = {instancePath:instancePath+"/state",params:{},message:"4,13"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern4.test(data5)){
const err27 = {instancePath:instancePath+"/state",params:{},message:"14,13"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(typeof data5 !== "string"){
const err28 = {instancePath:instancePath+"/state",params:{},message:"13,13"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err29 = {instancePath:instancePath+"/country",params:{},message:"1,15"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data6) > 1000){
const err30 = {instancePath:instancePath+"/country",params:{},message:"4,15"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern4.test(data6)){
const err31 = {instancePath:instancePath+"/country",params:{},message:"16,15"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(typeof data6 !== "string"){
const err32 = {instancePath:instancePath+"/country",params:{},message:"15,15"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.zipcode !== undefined){
let data7 = data.zipcode;
if(typeof data7 === "string"){
if(func1(data7) > 1000){
const err33 = {instancePath:instancePath+"/zipcode",params:{},message:"4"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(typeof data7 !== "string"){
const err34 = {instancePath:instancePath+"/zipcode",params:{},message:"9,10"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.phone !== undefined){
let data8 = data.phone;
if(typeof data8 === "string"){
if(func1(data8) > 1000){
const err35 = {instancePath:instancePath+"/phone",params:{},message:"4"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern4.test(data8)){
const err36 = {instancePath:instancePath+"/phone",params:{},message:"17"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if((typeof data8 !== "string") && (data8 !== null)){
const err37 = {instancePath:instancePath+"/phone",params:{},message:"9,10"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err38 = {instancePath,params:{},message:"24,24"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs9 = errors;
let valid1 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country === undefined) && (missing0 = "country")){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
if(data.country !== undefined){
let data9 = data.country;
if(typeof data9 === "string"){
if(!pattern12.test(data9)){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.zipcode === undefined){
const err41 = {instancePath,params:{missingProperty: "zipcode"},message:"18"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data.zipcode !== undefined){
let data10 = data.zipcode;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err42 = {instancePath:instancePath+"/zipcode",params:{},message:"1,18"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data10) > 1000){
const err43 = {instancePath:instancePath+"/zipcode",params:{},message:"4,18"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!pattern13.test(data10)){
const err44 = {instancePath:instancePath+"/zipcode",params:{},message:"19,18"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(typeof data10 !== "string"){
const err45 = {instancePath:instancePath+"/zipcode",params:{},message:"18,18"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.zipcode = true;
props0.country = true;
props0.firstname = true;
props0.lastname = true;
props0.address1 = true;
props0.address2 = true;
props0.city = true;
props0.state = true;
props0.phone = true;
}
}
else {
const _errs14 = errors;
const _errs15 = errors;
let valid4 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country === undefined) && (missing1 = "country")){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
if(data.country !== undefined){
let data11 = data.country;
if(typeof data11 === "string"){
if(!pattern14.test(data11)){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.zipcode === undefined){
const err48 = {instancePath,params:{missingProperty: "zipcode"},message:"20"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.zipcode !== undefined){
let data12 = data.zipcode;
if(typeof data12 === "string"){
if(func1(data12) < 1){
const err49 = {instancePath:instancePath+"/zipcode",params:{},message:"1,20"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(func1(data12) > 1000){
const err50 = {instancePath:instancePath+"/zipcode",params:{},message:"4,20"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!pattern15.test(data12)){
const err51 = {instancePath:instancePath+"/zipcode",params:{},message:"21,20"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(typeof data12 !== "string"){
const err52 = {instancePath:instancePath+"/zipcode",params:{},message:"20,20"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
var _valid1 = _errs18 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.zipcode = true;
props1.country = true;
}
}
else {
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.zipcode === undefined){
const err53 = {instancePath,params:{missingProperty: "zipcode"},message:"22"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data.zipcode !== undefined){
let data13 = data.zipcode;
if(typeof data13 === "string"){
if(func1(data13) < 1){
const err54 = {instancePath:instancePath+"/zipcode",params:{},message:"1,22"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func1(data13) > 1000){
const err55 = {instancePath:instancePath+"/zipcode",params:{},message:"4,22"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!pattern4.test(data13)){
const err56 = {instancePath:instancePath+"/zipcode",params:{},message:"23,22"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(typeof data13 !== "string"){
const err57 = {instancePath:instancePath+"/zipcode",params:{},message:"22,22"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
}
var _valid1 = _errs20 === errors;
valid4 = _valid1;
if(valid4){
if(props1 !== true){
props1 = props1 || {};
props1.zipcode = true;
}
}
}
if(!valid4){
const err58 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = _valid0;
if(valid1){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
}
if(!valid1){
const err59 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate15.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate15.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const texts = [
  ["This value is not valid","Cette valeur n'est pas valide"],
  ["This needs at least 1 characters","Il faut au moins 1 caractères"],
  ["A first name is required","Un prénom est requis"],
  ["A first name cannot contain emojis","Un prénom ne peut pas contenir d’emoji"],
  ["This takes at most 1000 characters","Au plus 1000 caractères"],
  ["A last name is required","Un nom est requis"],
  ["A last name cannot contain emojis","Un nom ne peut pas contenir d’emoji"],
  ["An address is required","Une adresse est requise"],
  ["An address cannot contain emojis","Une adresse ne peut pas contenir d’emoji"],
  ["This must be a text","Ceci doit être un texte"],
  ["This field is required","Ce champ est obligatoire"],
  ["A city is required","Une ville est requise"],
  ["A city cannot contain emojis","Une ville ne peut pas contenir d’emoji"],
  ["A state is required","Un État ou une province est requis"],
  ["A state cannot contain emojis","Un État ou une province ne peut pas contenir d’emoji"],
  ["A country is required","Un pays est requis"],
  ["A country cannot contain emojis","Un pays ne peut pas contenir d’emoji"],
  ["A phone cannot contain emojis","Un téléphone ne peut pas contenir d’emoji"],
  ["A zip code is required","Un code postal est requis"],
  ["Zip code must be valid","Le code postal doit être valide"],
  ["A postal code is required","Un code postal est requis"],
  ["Postal code must be valid","Le code postal doit être valide"],
  ["A zipcode is required","Un code postal est requis"],
  ["A zipcode cannot contain emojis","Un code postal ne peut pas contenir d’emoji"],
  ["Shipping data is required","L’adresse de livraison est requise"],
];
