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
const err0 = {instancePath,params:{missingProperty: "user_id"},message:"2"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subscription_id === undefined){
const err1 = {instancePath,params:{missingProperty: "subscription_id"},message:"4"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.user_id !== undefined){
let data0 = data.user_id;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/user_id",params:{},message:"3,2"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < -1000000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/user_id",params:{},message:"1,2"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(!(typeof data0 == "number")){
const err4 = {instancePath:instancePath+"/user_id",params:{},message:"2,2"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.subscription_id !== undefined){
let data1 = data.subscription_id;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/subscription_id",params:{},message:"3,4"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < -1000000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/subscription_id",params:{},message:"1,4"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(!(typeof data1 == "number")){
const err7 = {instancePath:instancePath+"/subscription_id",params:{},message:"4,4"};
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
const err8 = {instancePath,params:{},message:"@5"};
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
validate15.evaluated = {"props":{"user_id":true,"subscription_id":true},"dynamicProps":false,"dynamicItems":false};

export const texts = [
  ["This value is not valid","Cette valeur n'est pas valide"],
  ["This must be at least -1000000000","La valeur doit être d'au moins -1000000000"],
  ["A user id is required","Un identifiant d’utilisateur est requis"],
  ["This must be at most 1000000000","La valeur doit être d'au plus 1000000000"],
  ["A subscription id is required","Un identifiant d’abonnement est requis"],
  ["This must be an object","Ceci doit être un objet"],
];
