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
if(data.passwordCurrent === undefined){
const err0 = {instancePath,params:{missingProperty: "passwordCurrent"},message:"2"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,params:{missingProperty: "password"},message:"5"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.passwordConfirm === undefined){
const err2 = {instancePath,params:{missingProperty: "passwordConfirm"},message:"6"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.passwordCurrent !== undefined){
let data0 = data.passwordCurrent;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/passwordCurrent",params:{},message:"1,2"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) > 255){
const err4 = {instancePath:instancePath+"/passwordCurrent",params:{},message:"3,2"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/passwordCurrent",params:{},message:"2,2"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(func1(data1) < 8){
const err6 = {instancePath:instancePath+"/password",params:{},message:"4,5"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) > 255){
const err7 = {instancePath:instancePath+"/password",params:{},message:"3,5"};
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
const err8 = {instancePath:instancePath+"/password",params:{},message:"5,5"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.passwordConfirm !== undefined){
let data2 = data.passwordConfirm;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/passwordConfirm",params:{},message:"1,6"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) > 1000){
const err10 = {instancePath:instancePath+"/passwordConfirm",params:{},message:"7,6"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(typeof data2 !== "string"){
const err11 = {instancePath:instancePath+"/passwordConfirm",params:{},message:"6,6"};
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
const err12 = {instancePath,params:{},message:"@8"};
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
validate15.evaluated = {"props":{"passwordCurrent":true,"password":true,"passwordConfirm":true},"dynamicProps":false,"dynamicItems":false};

export const texts = [
  ["This value is not valid","Cette valeur n'est pas valide"],
  ["This needs at least 1 characters","Il faut au moins 1 caractères"],
  ["Current password is required","Le mot de passe actuel est requis"],
  ["Your password is too long","Votre mot de passe est trop long"],
  ["A password needs to be at least 8 characters long","Un mot de passe doit compter au moins 8 caractères"],
  ["A new password is required","Un nouveau mot de passe est requis"],
  ["Confirming your password is required","Vous devez confirmer votre mot de passe"],
  ["This takes at most 1000 characters","Au plus 1000 caractères"],
  ["This must be an object","Ceci doit être un objet"],
];
export { passwordsMatch as rule } from "../../rules/forms/passwordsMatch.ts";
export const ruleTexts = { passwordConfirm: { match: ["Please ensure the passwords match", "Les mots de passe doivent être identiques"] } };
