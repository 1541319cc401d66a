// Generated from openapi/ by `npm run generate`. Do not edit.
export const check = validate15;

const formats0 = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
const func1 = (text) => [...text].length;


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
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",params:{},message:"2,2"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "turnstile") || (data0 === "one-time-code"))){
const err2 = {instancePath:instancePath+"/type",params:{},message:"1,2"};
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
const err3 = {instancePath:instancePath+"/token",params:{},message:"3"};
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
const err4 = {instancePath:instancePath+"/token",params:{},message:"4,5"};
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
const err5 = {instancePath,params:{},message:"8,8"};
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
const err8 = {instancePath,params:{missingProperty: "token"},message:"7"};
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
const err9 = {instancePath:instancePath+"/token",params:{},message:"6,7"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data3) > 5){
const err10 = {instancePath:instancePath+"/token",params:{},message:"6,7"};
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
const err11 = {instancePath:instancePath+"/token",params:{},message:"7,7"};
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
validate16.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate16.evaluated = {"dynamicProps":true,"dynamicItems":false};


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
const err0 = {instancePath,params:{missingProperty: "email"},message:"10"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,params:{missingProperty: "password"},message:"13"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/email",params:{},message:"9,10"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) > 254){
const err3 = {instancePath:instancePath+"/email",params:{},message:"11,10"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/email",params:{},message:"11,10"};
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
const err5 = {instancePath:instancePath+"/email",params:{},message:"10,10"};
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
const err6 = {instancePath:instancePath+"/password",params:{},message:"12,13"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) > 255){
const err7 = {instancePath:instancePath+"/password",params:{},message:"14,13"};
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
const err8 = {instancePath:instancePath+"/password",params:{},message:"13,13"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.remember !== undefined){
let data2 = data.remember;
if(typeof data2 === "string"){
if(func1(data2) > 1000){
const err9 = {instancePath:instancePath+"/remember",params:{},message:"3"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(((typeof data2 !== "boolean") && (typeof data2 !== "string")) && (data2 !== null)){
const err10 = {instancePath:instancePath+"/remember",params:{},message:"15,5"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.action !== undefined){
let data3 = data.action;
if(typeof data3 !== "string"){
const err11 = {instancePath:instancePath+"/action",params:{},message:"4,5"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!((data3 === "submit") || (data3 === "send-one-time-code"))){
const err12 = {instancePath:instancePath+"/action",params:{},message:"0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.challenge !== undefined){
let data4 = data.challenge;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.type !== undefined){
let data5 = data4.type;
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err13 = {instancePath:instancePath+"/challenge/type",params:{},message:"3"};
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
const err14 = {instancePath:instancePath+"/challenge/type",params:{},message:"4,5"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.token !== undefined){
let data6 = data4.token;
if(typeof data6 === "string"){
if(func1(data6) > 1000){
const err15 = {instancePath:instancePath+"/challenge/token",params:{},message:"3"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/challenge/token",params:{},message:"4,5"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err17 = {instancePath:instancePath+"/challenge",params:{},message:"16,5"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.MFA !== undefined){
let data7 = data.MFA;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.type !== undefined){
let data8 = data7.type;
if(typeof data8 === "string"){
if(func1(data8) > 1000){
const err18 = {instancePath:instancePath+"/MFA/type",params:{},message:"3"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if((typeof data8 !== "string") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/MFA/type",params:{},message:"4,5"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.token !== undefined){
let data9 = data7.token;
if(typeof data9 === "string"){
if(func1(data9) > 1000){
const err20 = {instancePath:instancePath+"/MFA/token",params:{},message:"3"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if((typeof data9 !== "string") && (data9 !== null)){
const err21 = {instancePath:instancePath+"/MFA/token",params:{},message:"4,5"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err22 = {instancePath:instancePath+"/MFA",params:{},message:"16,5"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err23 = {instancePath,params:{},message:"21,21"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const _errs11 = errors;
let valid4 = true;
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.action === undefined) && (missing0 = "action")) || ((data.challenge === undefined) && (missing0 = "challenge"))){
const err24 = {};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
if(data.action !== undefined){
const _errs13 = errors;
if("submit" !== data.action){
const err25 = {};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid5 = _errs13 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.challenge !== undefined){
let data11 = data.challenge;
const _errs14 = errors;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing1;
if((data11.type === undefined) && (missing1 = "type")){
const err26 = {};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(data11.type !== undefined){
if("one-time-code" !== data11.type){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
if(errors === _errs14){
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid5 = _errs14 === errors;
}
else {
var valid5 = true;
}
}
}
}
var _valid0 = _errs12 === errors;
errors = _errs11;
if(vErrors !== null){
if(_errs11){
vErrors.length = _errs11;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.challenge !== undefined){
let data13 = data.challenge;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.token !== undefined){
let data14 = data13.token;
if(typeof data14 === "string"){
if(func1(data14) > 1000){
const err29 = {instancePath:instancePath+"/challenge/token",params:{},message:"3,7"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(typeof data14 !== "string"){
const err30 = {instancePath:instancePath+"/challenge/token",params:{},message:"7,7"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
}
}
var _valid0 = _errs16 === errors;
valid4 = _valid0;
if(valid4){
var props0 = {};
props0.challenge = true;
props0.action = true;
}
}
if(!valid4){
const err31 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.email = true;
props0.password = true;
props0.remember = true;
props0.action = true;
props0.challenge = true;
props0.MFA = true;
}
const _errs20 = errors;
let valid9 = true;
const _errs21 = errors;
const _errs22 = errors;
let valid10 = false;
const _errs23 = errors;
const _errs24 = errors;
const _errs25 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.action === undefined) && (missing2 = "action")){
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
var valid11 = _errs25 === errors;
if(valid11){
const err33 = {};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
}
var _valid2 = _errs23 === errors;
valid10 = valid10 || _valid2;
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action !== undefined){
if("submit" !== data.action){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
var _valid2 = _errs26 === errors;
valid10 = valid10 || _valid2;
if(_valid2){
var props1 = {};
props1.action = true;
}
if(!valid10){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs28 = errors;
const _errs29 = errors;
let valid13 = true;
const _errs30 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing3;
if((data.challenge === undefined) && (missing3 = "challenge")){
const err36 = {};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
else {
if(data.challenge !== undefined){
let data16 = data.challenge;
const _errs31 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing4;
if((data16.type === undefined) && (missing4 = "type")){
const err37 = {};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
else {
if(data16.type !== undefined){
if("turnstile" !== data16.type){
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
}
if(errors === _errs31){
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
}
var _valid3 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(_valid3){
const _errs33 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.challenge !== undefined){
let data18 = data.challenge;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.token === undefined){
const err40 = {instancePath:instancePath+"/challenge",params:{missingProperty: "token"},message:"20"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data18.token !== undefined){
let data19 = data18.token;
if(typeof data19 === "string"){
if(func1(data19) < 1){
const err41 = {instancePath:instancePath+"/challenge/token",params:{},message:"9,20"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func1(data19) > 1000){
const err42 = {instancePath:instancePath+"/challenge/token",params:{},message:"3,20"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(typeof data19 !== "string"){
const err43 = {instancePath:instancePath+"/challenge/token",params:{},message:"20,20"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
}
}
var _valid3 = _errs33 === errors;
valid13 = _valid3;
if(valid13){
var props2 = {};
props2.challenge = true;
}
}
if(!valid13){
const err44 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var _valid1 = _errs28 === errors;
valid9 = _valid1;
if(valid9){
if(props1 !== true && props2 !== undefined){
if(props2 === true){
props1 = true;
}
else {
props1 = props1 || {};
Object.assign(props1, props2);
}
}
}
}
if(!valid9){
const err45 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
const _errs36 = errors;
let valid18 = true;
const _errs37 = errors;
const _errs38 = errors;
let valid19 = false;
const _errs39 = errors;
const _errs40 = errors;
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing5;
if((data.action === undefined) && (missing5 = "action")){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
var valid20 = _errs41 === errors;
if(valid20){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
var _valid5 = _errs39 === errors;
valid19 = valid19 || _valid5;
const _errs42 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.action !== undefined){
if("submit" !== data.action){
const err48 = {};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
var _valid5 = _errs42 === errors;
valid19 = valid19 || _valid5;
if(_valid5){
var props3 = {};
props3.action = true;
}
if(!valid19){
const err49 = {};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
var _valid4 = _errs37 === errors;
if(props0 !== true && props3 !== undefined){
if(props3 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props3);
}
}
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
if(_valid4){
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.challenge === undefined){
const err50 = {instancePath,params:{missingProperty: "challenge"},message:"8"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data.remember !== undefined){
let data21 = data.remember;
if((typeof data21 !== "boolean") && (data21 !== null)){
const err51 = {instancePath:instancePath+"/remember",params:{},message:"17"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.challenge !== undefined){
if(!(validate16(data.challenge, {instancePath:instancePath+"/challenge",parentData:data,parentDataProperty:"challenge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.MFA !== undefined){
let data23 = data.MFA;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.token === undefined){
const err52 = {instancePath:instancePath+"/MFA",params:{missingProperty: "token"},message:"18"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data23.type !== undefined){
let data24 = data23.type;
if(!((data24 === "TOTP") || (data24 === null))){
const err53 = {instancePath:instancePath+"/MFA/type",params:{},message:"0"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data23.token !== undefined){
let data25 = data23.token;
if(typeof data25 === "string"){
if(func1(data25) < 1){
const err54 = {instancePath:instancePath+"/MFA/token",params:{},message:"9,18"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func1(data25) > 6){
const err55 = {instancePath:instancePath+"/MFA/token",params:{},message:"19,18"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(typeof data25 !== "string"){
const err56 = {instancePath:instancePath+"/MFA/token",params:{},message:"18,18"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)){
const err57 = {instancePath:instancePath+"/MFA",params:{},message:"16,5"};
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
var _valid4 = _errs44 === errors;
valid18 = _valid4;
if(valid18){
if(props0 !== true){
props0 = props0 || {};
props0.remember = true;
props0.challenge = true;
props0.MFA = true;
}
}
}
if(!valid18){
const err58 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
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
  ["Must be a valid email","L’adresse courriel doit être valide"],
  ["Must be at least 8 characters","Au moins 8 caractères"],
  ["A password is required","Un mot de passe est requis"],
  ["Must be less than 255 characters","Moins de 255 caractères"],
  ["This must be true or false","Ceci doit être vrai ou faux"],
  ["This must be an object","Ceci doit être un objet"],
  ["Must be a boolean","Doit être vrai ou faux"],
  ["An authenticator code is required","Un code d’authentification est requis"],
  ["Must not exceed 6 characters","Au plus 6 caractères"],
  ["Unable to verify you are human","Impossible de vérifier que vous êtes humain"],
  ["Credentials are required","Les identifiants sont requis"],
];
