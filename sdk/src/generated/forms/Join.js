// Generated from openapi/ by `npm run generate`. Do not edit.
export const check = validate15;

const func1 = (text) => [...text].length;
const formats0 = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
const pattern4 = new RegExp("^(?!\\.)(?!.*\\.@)(?![^@]*\\.\\.)", "u");

const pattern5 = new RegExp("^[A-Za-z0-9_-]*$", "u");

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate16.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) < 2){
const err0 = {instancePath,params:{},message:"1,2"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) > 50){
const err1 = {instancePath,params:{},message:"3,2"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern5.test(data)){
const err2 = {instancePath,params:{},message:"4,2"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data !== "string"){
const err3 = {instancePath,params:{},message:"2,2"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"dynamicProps":false,"dynamicItems":false};



function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate18.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,params:{missingProperty: "type"},message:"6"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",params:{},message:"6,6"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "turnstile") || (data0 === "one-time-code"))){
const err2 = {instancePath:instancePath+"/type",params:{},message:"5,6"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.token !== undefined){
let data1 = data.token;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err3 = {instancePath:instancePath+"/token",params:{},message:"7"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if((typeof data1 !== "string") && (data1 !== null)){
const err4 = {instancePath:instancePath+"/token",params:{},message:"8,9"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err5 = {instancePath,params:{},message:"12,12"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const _errs2 = errors;
let valid1 = true;
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.type === undefined) && (missing0 = "type")){
const err6 = {};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data.type !== undefined){
if("one-time-code" !== data.type){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var _valid0 = _errs3 === errors;
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs5 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
const err8 = {instancePath,params:{missingProperty: "token"},message:"11"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.token !== undefined){
let data3 = data.token;
if(typeof data3 === "string"){
if(func1(data3) < 5){
const err9 = {instancePath:instancePath+"/token",params:{},message:"10,11"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data3) > 5){
const err10 = {instancePath:instancePath+"/token",params:{},message:"10,11"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if((typeof data3 !== "string") && (data3 !== null)){
const err11 = {instancePath:instancePath+"/token",params:{},message:"11,11"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
var _valid0 = _errs5 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.token = true;
props0.type = true;
}
}
if(!valid1){
const err12 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate18.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate18.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
if(data.email === undefined){
const err0 = {instancePath,params:{missingProperty: "email"},message:"14"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.termsOfService === undefined){
const err1 = {instancePath,params:{missingProperty: "termsOfService"},message:"18"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.username !== undefined){
let data0 = data.username;
if(typeof data0 === "string"){
if(func1(data0) > 1000){
const err2 = {instancePath:instancePath+"/username",params:{},message:"7"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if((typeof data0 !== "string") && (data0 !== null)){
const err3 = {instancePath:instancePath+"/username",params:{},message:"8,9"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/email",params:{},message:"13,14"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) > 254){
const err5 = {instancePath:instancePath+"/email",params:{},message:"15,14"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.test(data1))){
const err6 = {instancePath:instancePath+"/email",params:{},message:"15,14"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern4.test(data1)){
const err7 = {instancePath:instancePath+"/email",params:{},message:"16,14"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/email",params:{},message:"14,14"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(func1(data2) > 1000){
const err9 = {instancePath:instancePath+"/password",params:{},message:"7"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/password",params:{},message:"8,9"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.challenge !== undefined){
let data3 = data.challenge;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.type !== undefined){
let data4 = data3.type;
if(typeof data4 === "string"){
if(func1(data4) > 1000){
const err11 = {instancePath:instancePath+"/challenge/type",params:{},message:"7"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if((typeof data4 !== "string") && (data4 !== null)){
const err12 = {instancePath:instancePath+"/challenge/type",params:{},message:"8,9"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.token !== undefined){
let data5 = data3.token;
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err13 = {instancePath:instancePath+"/challenge/token",params:{},message:"7"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if((typeof data5 !== "string") && (data5 !== null)){
const err14 = {instancePath:instancePath+"/challenge/token",params:{},message:"8,9"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err15 = {instancePath:instancePath+"/challenge",params:{},message:"17,9"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.token !== undefined){
let data6 = data.token;
if(typeof data6 === "string"){
if(func1(data6) > 1000){
const err16 = {instancePath:instancePath+"/token",params:{},message:"7"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if((typeof data6 !== "string") && (data6 !== null)){
const err17 = {instancePath:instancePath+"/token",params:{},message:"8,9"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.termsOfService !== undefined){
let data7 = data.termsOfService;
if(typeof data7 !== "boolean"){
const err18 = {instancePath:instancePath+"/termsOfService",params:{},message:"18,18"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(true !== data7){
const err19 = {instancePath:instancePath+"/termsOfService",params:{},message:"18,18"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err20 = {instancePath,params:{},message:"@17"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const _errs8 = errors;
let valid2 = true;
const _errs9 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.token === undefined) && (missing0 = "token")){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data.token !== undefined){
let data8 = data.token;
const _errs11 = errors;
const _errs12 = errors;
if(!((data8 === null) || (data8 === ""))){
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid4 = _errs12 === errors;
if(valid4){
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid0 = _errs9 === errors;
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs13 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err24 = {instancePath,params:{missingProperty: "username"},message:"2"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.password === undefined){
const err25 = {instancePath,params:{missingProperty: "password"},message:"20"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.challenge === undefined){
const err26 = {instancePath,params:{missingProperty: "challenge"},message:"12"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.username !== undefined){
if(!(validate16(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
let data10 = data.password;
if(typeof data10 === "string"){
if(func1(data10) < 8){
const err27 = {instancePath:instancePath+"/password",params:{},message:"19,20"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data10) > 255){
const err28 = {instancePath:instancePath+"/password",params:{},message:"21,20"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(typeof data10 !== "string"){
const err29 = {instancePath:instancePath+"/password",params:{},message:"20,20"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.challenge !== undefined){
if(!(validate18(data.challenge, {instancePath:instancePath+"/challenge",parentData:data,parentDataProperty:"challenge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
const _errs17 = errors;
let valid6 = true;
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.challenge === undefined) && (missing1 = "challenge")){
const err30 = {};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
if(data.challenge !== undefined){
let data12 = data.challenge;
const _errs19 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if((data12.type === undefined) && (missing2 = "type")){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(data12.type !== undefined){
if("turnstile" !== data12.type){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
if(errors === _errs19){
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
}
}
var _valid1 = _errs18 === errors;
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.challenge !== undefined){
let data14 = data.challenge;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.token === undefined){
const err34 = {instancePath:instancePath+"/challenge",params:{missingProperty: "token"},message:"22"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data14.token !== undefined){
let data15 = data14.token;
if(typeof data15 === "string"){
if(func1(data15) < 1){
const err35 = {instancePath:instancePath+"/challenge/token",params:{},message:"13,22"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func1(data15) > 1000){
const err36 = {instancePath:instancePath+"/challenge/token",params:{},message:"7,22"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(typeof data15 !== "string"){
const err37 = {instancePath:instancePath+"/challenge/token",params:{},message:"22,22"};
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
}
}
var _valid1 = _errs21 === errors;
valid6 = _valid1;
if(valid6){
var props1 = {};
props1.challenge = true;
props1.username = true;
props1.password = true;
}
}
if(!valid6){
const err38 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid0 = _errs13 === errors;
valid2 = _valid0;
if(valid2){
if(props1 !== true){
props1 = props1 || {};
props1.token = true;
props1.username = true;
props1.email = true;
props1.password = true;
props1.challenge = true;
props1.termsOfService = true;
}
}
}
if(!valid2){
const err39 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate15.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate15.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const texts = [
  ["This value is not valid","Cette valeur n'est pas valide"],
  ["Must be at least 2 characters","Au moins 2 caractères"],
  ["A username is required","Un nom d’utilisateur est requis"],
  ["Must not exceed 50 characters","Au plus 50 caractères"],
  ["A username can only include letters, numbers, dashes, and underscores","Un nom d’utilisateur ne peut contenir que des lettres, des chiffres, des tirets et des traits de soulignement"],
  ["Invalid challenge type","Type de vérification non valide"],
  ["A challenge type is required","Un type de vérification est requis"],
  ["This takes at most 1000 characters","Au plus 1000 caractères"],
  ["This must be a text","Ceci doit être un texte"],
  ["This field is required","Ce champ est obligatoire"],
  ["A one time code is 5 digits","Un code à usage unique compte 5 chiffres"],
  ["A one time code is required","Un code à usage unique est requis"],
  ["A challenge is required","Une vérification est requise"],
  ["This needs at least 1 characters","Il faut au moins 1 caractères"],
  ["An email is required","Une adresse courriel est requise"],
  ["Please provide a valid email","Veuillez fournir une adresse courriel valide"],
  ["Email cannot start with a period, have a period before the at symbol, nor contain consecutive periods","L’adresse courriel ne peut ni commencer par un point, ni avoir un point avant l’arobase, ni contenir deux points de suite"],
  ["This must be an object","Ceci doit être un objet"],
  ["To use our service, you will need to accept the terms of service","Pour utiliser notre service, vous devez accepter les conditions d’utilisation"],
  ["A password needs to be at least 8 characters long","Un mot de passe doit compter au moins 8 caractères"],
  ["A password is required","Un mot de passe est requis"],
  ["Your password is too long","Votre mot de passe est trop long"],
  ["Cannot verify you are human","Impossible de vérifier que vous êtes humain"],
];
