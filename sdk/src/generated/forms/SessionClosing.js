// Generated from openapi/ by `npm run generate`. Do not edit.
export const check = validate15;

const formats0 = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
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
if(data.session === undefined){
const err0 = {instancePath,params:{missingProperty: "session"},message:"1"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.passwordCurrent === undefined){
const err1 = {instancePath,params:{missingProperty: "passwordCurrent"},message:"4"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.session !== undefined){
let data0 = data.session;
if(typeof data0 === "string"){
if(func1(data0) > 36){
const err2 = {instancePath:instancePath+"/session",params:{},message:"2,1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/session",params:{},message:"1,1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if((typeof data0 !== "string") && (data0 !== null)){
const err4 = {instancePath:instancePath+"/session",params:{},message:"1,1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.passwordCurrent !== undefined){
let data1 = data.passwordCurrent;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/passwordCurrent",params:{},message:"3,4"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) > 255){
const err6 = {instancePath:instancePath+"/passwordCurrent",params:{},message:"5,4"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/passwordCurrent",params:{},message:"4,4"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err8 = {instancePath,params:{},message:"@6"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"session":true,"passwordCurrent":true},"dynamicProps":false,"dynamicItems":false};

export const texts = [
  ["This value is not valid","Cette valeur n'est pas valide"],
  ["Please choose a session","Veuillez choisir une session"],
  ["This takes at most 36 characters","Au plus 36 caractères"],
  ["This needs at least 1 characters","Il faut au moins 1 caractères"],
  ["Current password is required","Le mot de passe actuel est requis"],
  ["Your password is too long","Votre mot de passe est trop long"],
  ["This must be an object","Ceci doit être un objet"],
];
