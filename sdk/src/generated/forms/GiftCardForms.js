// Generated from openapi/ by `npm run generate`. Do not edit.
export const check = validate15;



const func1 = (text) => [...text].length;
const pattern4 = new RegExp("^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$", "u");
const pattern5 = new RegExp("^(?!\\.)(?!.*\\.@)(?![^@]*\\.\\.)", "u");

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate17.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) < 1){
const err0 = {instancePath,params:{},message:"4,10"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) > 254){
const err1 = {instancePath,params:{},message:"11,10"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(typeof data !== "string"){
const err2 = {instancePath,params:{},message:"10,10"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(typeof data === "string"){
if(!pattern4.test(data)){
const err3 = {instancePath,params:{},message:"11,10"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data === "string"){
if(!pattern5.test(data)){
const err4 = {instancePath,params:{},message:"12,10"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
validate17.errors = vErrors;
return errors === 0;
}
validate17.evaluated = {"dynamicProps":false,"dynamicItems":false};

const formats0 = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

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
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,params:{missingProperty: "email"},message:"10"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,params:{missingProperty: "name"},message:"5"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email !== undefined){
if(!(validate17(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.message !== undefined){
let data1 = data.message;
if(typeof data1 === "string"){
if(func1(data1) > 800){
const err2 = {instancePath:instancePath+"/message",params:{},message:"1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if((typeof data1 !== "string") && (data1 !== null)){
const err3 = {instancePath:instancePath+"/message",params:{},message:"2,3"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.name !== undefined){
let data2 = data.name;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err4 = {instancePath:instancePath+"/name",params:{},message:"4,5"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data2) > 70){
const err5 = {instancePath:instancePath+"/name",params:{},message:"6,5"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/name",params:{},message:"5,5"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.date !== undefined){
let data3 = data.date;
if(typeof data3 === "string"){
if(func1(data3) > 10){
const err7 = {instancePath:instancePath+"/date",params:{},message:"8"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(formats0.test(data3))){
const err8 = {instancePath:instancePath+"/date",params:{},message:"7"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if((typeof data3 !== "string") && (data3 !== null)){
const err9 = {instancePath:instancePath+"/date",params:{},message:"2,3"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err10 = {instancePath,params:{},message:"9,9"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"email":true,"message":true,"name":true,"date":true},"dynamicProps":false,"dynamicItems":false};


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
if(Array.isArray(data)){
if(data.length > 250){
const err0 = {instancePath,params:{},message:"14,13"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.length < 1){
const err1 = {instancePath,params:{},message:"13,13"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate16(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
if(!(Array.isArray(data))){
const err2 = {instancePath,params:{},message:"13,13"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

export const texts = [
  ["This value is not valid","Cette valeur n'est pas valide"],
  ["Must not exceed 800 characters","Au plus 800 caractères"],
  ["This must be a text","Ceci doit être un texte"],
  ["This field is required","Ce champ est obligatoire"],
  ["This needs at least 1 characters","Il faut au moins 1 caractères"],
  ["A sender name is required","Un nom d’expéditeur est requis"],
  ["Must not exceed 70 characters","Au plus 70 caractères"],
  ["A valid date is required","Une date valide est requise"],
  ["This takes at most 10 characters","Au plus 10 caractères"],
  ["A giftcard is required","Une carte-cadeau est requise"],
  ["An email is required","Une adresse courriel est requise"],
  ["A valid email is required","Une adresse courriel valide est requise"],
  ["Email cannot start with a period, have a period before the at symbol, nor contain consecutive periods","L’adresse courriel ne peut ni commencer par un point, ni avoir un point avant l’arobase, ni contenir deux points de suite"],
  ["Giftcard(s) are required","Au moins une carte-cadeau est requise"],
  ["This takes at most 250 entries","Au plus 250 éléments"],
];
export { deliveryDates as rule } from "../../rules/forms/deliveryDates.ts";
export const ruleTexts = { "[].date": { format: ["A valid date is required", "Une date valide est requise"], past: ["This day has passed. Choose another or none", "Ce jour est passé. Choisissez-en un autre ou aucun"], late: ["Choose a day within one year", "Choisissez un jour d’ici un an"] } };
