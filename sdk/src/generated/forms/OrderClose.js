// Generated from openapi/ by `npm run generate`. Do not edit.
export const check = validate15;

const func1 = (text) => [...text].length;

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
if(data.task === undefined){
const err0 = {instancePath,params:{missingProperty: "task"},message:"@8"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.task !== undefined){
let data0 = data.task;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/task",params:{missingProperty: "id"},message:"2"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/task/id",params:{},message:"5,2"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/task/id",params:{},message:"4,2"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/task/id",params:{},message:"1,2"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/task/id",params:{},message:"3,2"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))))){
const err6 = {instancePath:instancePath+"/task/id",params:{},message:"2,2"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err7 = {instancePath:instancePath+"/task",params:{},message:"@6"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/reason",params:{},message:"7,8"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!(((((data2 === "offers-all-declined") || (data2 === "countdown-offer-elapsed")) || (data2 === "window-refocus-and-offer-expired")) || (data2 === "upsells-unmounted/navigation")) || (data2 === "countdown-error-elapsed"))){
const err9 = {instancePath:instancePath+"/reason",params:{},message:"0"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.detail !== undefined){
let data3 = data.detail;
if(typeof data3 === "string"){
if(func1(data3) > 2000){
const err10 = {instancePath:instancePath+"/detail",params:{},message:"9"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/detail",params:{},message:"7,8"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err12 = {instancePath,params:{},message:"@6"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"task":true,"reason":true,"detail":true},"dynamicProps":false,"dynamicItems":false};

export const texts = [
  ["This value is not valid","Cette valeur n'est pas valide"],
  ["This needs at least 1 characters","Il faut au moins 1 caractères"],
  ["A task id is required","Un identifiant de tâche est requis"],
  ["This takes at most 1000 characters","Au plus 1000 caractères"],
  ["This must be at least -9007199254740991","La valeur doit être d'au moins -9007199254740991"],
  ["This must be at most 9007199254740991","La valeur doit être d'au plus 9007199254740991"],
  ["This must be an object","Ceci doit être un objet"],
  ["This must be a text","Ceci doit être un texte"],
  ["This field is required","Ce champ est obligatoire"],
  ["This takes at most 2000 characters","Au plus 2000 caractères"],
];
