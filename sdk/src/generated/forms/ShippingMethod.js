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
if(data.type === undefined){
const err0 = {instancePath,params:{missingProperty: "type"},message:"2"};
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
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/type",params:{},message:"1,2"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) > 1000){
const err2 = {instancePath:instancePath+"/type",params:{},message:"3,2"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",params:{},message:"2,2"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if((!(data && typeof data == "object" && !Array.isArray(data))) && (data !== null)){
const err4 = {instancePath,params:{},message:"4,5"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"type":true},"dynamicProps":false,"dynamicItems":false};

export const texts = [
  ["This value is not valid","Cette valeur n'est pas valide"],
  ["This needs at least 1 characters","Il faut au moins 1 caractères"],
  ["A type is required","Un type est requis"],
  ["This takes at most 1000 characters","Au plus 1000 caractères"],
  ["This must be an object","Ceci doit être un objet"],
  ["This field is required","Ce champ est obligatoire"],
];
