// Generated from openapi/ by `npm run generate`. Do not edit.
export const check = validate15;


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
if(data.user_id === undefined){
const err0 = {instancePath,params:{missingProperty: "user_id"},message:"1"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subscription_id === undefined){
const err1 = {instancePath,params:{missingProperty: "subscription_id"},message:"2"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user_id !== undefined){
if(!(typeof data.user_id == "number")){
const err2 = {instancePath:instancePath+"/user_id",params:{},message:"1,1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.subscription_id !== undefined){
if(!(typeof data.subscription_id == "number")){
const err3 = {instancePath:instancePath+"/subscription_id",params:{},message:"2,2"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err4 = {instancePath,params:{},message:"@3"};
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
validate15.evaluated = {"props":{"user_id":true,"subscription_id":true},"dynamicProps":false,"dynamicItems":false};

export const texts = [
  ["This value is not valid","Cette valeur n'est pas valide"],
  ["A user id is required","Un identifiant d’utilisateur est requis"],
  ["A subscription id is required","Un identifiant d’abonnement est requis"],
  ["This must be an object","Ceci doit être un objet"],
];
