// Generated from openapi/ by `npm run generate`. Do not edit.
export const check = validate15;



const func1 = (text) => [...text].length;
const pattern4 = new RegExp("^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$", "u");
const pattern5 = new RegExp("^(?!\\.)(?!.*\\.@)(?![^@]*\\.\\.)", "u");

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
if(func1(data) < 1){
const err0 = {instancePath,params:{},message:"1,2"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) > 254){
const err1 = {instancePath,params:{},message:"3,2"};
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
const err2 = {instancePath,params:{},message:"2,2"};
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
const err3 = {instancePath,params:{},message:"3,2"};
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
const err4 = {instancePath,params:{},message:"4,2"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"dynamicProps":false,"dynamicItems":false};




function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate19.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from !== undefined){
let data0 = data.from;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err0 = {instancePath:instancePath+"/from/email",params:{},message:"19"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/from/email",params:{},message:"20,8"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 === "string"){
if(func1(data2) > 1000){
const err2 = {instancePath:instancePath+"/from/name",params:{},message:"19"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/from/name",params:{},message:"20,8"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.message !== undefined){
let data3 = data0.message;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err4 = {instancePath:instancePath+"/from/message",params:{},message:"19"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/from/message",params:{},message:"20,8"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err6 = {instancePath:instancePath+"/from",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.to !== undefined){
let data4 = data.to;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.email !== undefined){
let data5 = data4.email;
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err7 = {instancePath:instancePath+"/to/email",params:{},message:"19"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(typeof data5 !== "string"){
const err8 = {instancePath:instancePath+"/to/email",params:{},message:"20,8"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err9 = {instancePath:instancePath+"/to",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.date !== undefined){
let data6 = data.date;
if(typeof data6 === "string"){
if(func1(data6) > 10){
const err10 = {instancePath:instancePath+"/date",params:{},message:"21"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if((typeof data6 !== "string") && (data6 !== null)){
const err11 = {instancePath:instancePath+"/date",params:{},message:"20,8"};
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
const err12 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"from":true,"to":true,"date":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.variant === undefined){
const err0 = {instancePath,params:{missingProperty: "variant"},message:"10"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.product !== undefined){
let data0 = data.product;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id !== undefined){
let data1 = data0.id;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err1 = {instancePath:instancePath+"/product/id",params:{},message:"6"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/product/id",params:{},message:"5"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/product/id",params:{},message:"7,8"};
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
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err4 = {instancePath:instancePath+"/product",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.variant !== undefined){
let data2 = data.variant;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/variant",params:{missingProperty: "id"},message:"8"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.id !== undefined){
let data3 = data2.id;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err6 = {instancePath:instancePath+"/variant/id",params:{},message:"6"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/variant/id",params:{},message:"5"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err8 = {instancePath:instancePath+"/variant/id",params:{},message:"7,8"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err9 = {instancePath:instancePath+"/variant",params:{},message:"10,10"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.quantity !== undefined){
let data4 = data.quantity;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/quantity",params:{},message:"12"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/quantity",params:{},message:"11"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err12 = {instancePath:instancePath+"/quantity",params:{},message:"7,8"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.free !== undefined){
if(typeof data.free !== "boolean"){
const err13 = {instancePath:instancePath+"/free",params:{},message:"13,8"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.warranty !== undefined){
if(typeof data.warranty !== "boolean"){
const err14 = {instancePath:instancePath+"/warranty",params:{},message:"13,8"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.target !== undefined){
let data7 = data.target;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/target",params:{},message:"6"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7 < -9007199254740991 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/target",params:{},message:"5"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if((!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))) && (data7 !== null)){
const err17 = {instancePath:instancePath+"/target",params:{},message:"7,8"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.price !== undefined){
let data8 = data.price;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000000 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/price",params:{},message:"15"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8 < 0 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/price",params:{},message:"14"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(!(typeof data8 == "number")){
const err20 = {instancePath:instancePath+"/price",params:{},message:"16,8"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.preorder !== undefined){
if(typeof data.preorder !== "boolean"){
const err21 = {instancePath:instancePath+"/preorder",params:{},message:"13,8"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.delivery !== undefined){
let data10 = data.delivery;
const _errs11 = errors;
let valid3 = false;
let passing0 = null;
const _errs12 = errors;
if(!(validate19(data10, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
var _valid0 = _errs12 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
var props0 = {};
props0.from = true;
props0.to = true;
props0.date = true;
}
const _errs13 = errors;
if(Array.isArray(data10)){
if(data10.length > 1000){
const err22 = {instancePath:instancePath+"/delivery",params:{},message:"17"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate19(data10[i0], {instancePath:instancePath+"/delivery/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
if(!(Array.isArray(data10))){
const err23 = {instancePath:instancePath+"/delivery",params:{},message:"18,8"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs13 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err24 = {instancePath:instancePath+"/delivery",params:{},message:"~0"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err25 = {instancePath,params:{},message:"10,10"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}
validate18.evaluated = {"props":{"product":true,"variant":true,"quantity":true,"free":true,"warranty":true,"target":true,"price":true,"preorder":true,"delivery":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.user === undefined){
const err0 = {instancePath,params:{missingProperty: "user"},message:"23"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.payment === undefined){
const err1 = {instancePath,params:{missingProperty: "payment"},message:"@8"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cart === undefined){
const err2 = {instancePath,params:{missingProperty: "cart"},message:"33"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.task === undefined){
const err3 = {instancePath,params:{missingProperty: "task"},message:"35"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.meta === undefined){
const err4 = {instancePath,params:{missingProperty: "meta"},message:"37"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.user !== undefined){
let data0 = data.user;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email === undefined){
const err5 = {instancePath:instancePath+"/user",params:{missingProperty: "email"},message:"2"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.email !== undefined){
if(!(validate16(data0.email, {instancePath:instancePath+"/user/email",parentData:data0,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
}
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err6 = {instancePath:instancePath+"/user",params:{},message:"23,23"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.payment !== undefined){
let data2 = data.payment;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.transaction_id === undefined){
const err7 = {instancePath:instancePath+"/payment",params:{missingProperty: "transaction_id"},message:"24"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.transaction_id !== undefined){
let data3 = data2.transaction_id;
if(typeof data3 === "string"){
if(func1(data3) < 1){
const err8 = {instancePath:instancePath+"/payment/transaction_id",params:{},message:"1,24"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data3) > 1000){
const err9 = {instancePath:instancePath+"/payment/transaction_id",params:{},message:"19,24"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data3 !== "string"){
const err10 = {instancePath:instancePath+"/payment/transaction_id",params:{},message:"24,24"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.token !== undefined){
let data4 = data2.token;
if(typeof data4 === "string"){
if(func1(data4) > 1000){
const err11 = {instancePath:instancePath+"/payment/token",params:{},message:"19"};
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
const err12 = {instancePath:instancePath+"/payment/token",params:{},message:"25"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.nonce !== undefined){
let data5 = data2.nonce;
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err13 = {instancePath:instancePath+"/payment/nonce",params:{},message:"19"};
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
const err14 = {instancePath:instancePath+"/payment/nonce",params:{},message:"26"};
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
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err15 = {instancePath:instancePath+"/payment",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const _errs6 = errors;
let valid3 = true;
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing0;
if((data2.token === undefined) && (missing0 = "token")){
const err16 = {};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data2.token !== undefined){
const _errs9 = errors;
const _errs10 = errors;
if(data2.token !== null){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid5 = _errs10 === errors;
if(valid5){
const err18 = {};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid0 = _errs7 === errors;
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs11 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.token !== undefined){
let data7 = data2.token;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err19 = {instancePath:instancePath+"/payment/token",params:{},message:"1,25"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data7) > 1000){
const err20 = {instancePath:instancePath+"/payment/token",params:{},message:"19,25"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(typeof data7 !== "string"){
const err21 = {instancePath:instancePath+"/payment/token",params:{},message:"25,25"};
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
var _valid0 = _errs11 === errors;
valid3 = _valid0;
if(valid3){
var props0 = {};
props0.token = true;
props0.transaction_id = true;
props0.nonce = true;
}
}
else {
const _errs13 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.nonce === undefined){
const err22 = {instancePath:instancePath+"/payment",params:{missingProperty: "nonce"},message:"26"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data2.nonce !== undefined){
let data8 = data2.nonce;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err23 = {instancePath:instancePath+"/payment/nonce",params:{},message:"1,26"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data8) > 1000){
const err24 = {instancePath:instancePath+"/payment/nonce",params:{},message:"19,26"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(typeof data8 !== "string"){
const err25 = {instancePath:instancePath+"/payment/nonce",params:{},message:"26,26"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
var _valid0 = _errs13 === errors;
valid3 = _valid0;
if(valid3){
if(props0 !== true){
props0 = props0 || {};
props0.nonce = true;
}
}
}
if(!valid3){
const err26 = {instancePath:instancePath+"/payment",params:{},message:""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.cart !== undefined){
let data9 = data.cart;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.products === undefined){
const err27 = {instancePath:instancePath+"/cart",params:{missingProperty: "products"},message:"28"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.invoice === undefined){
const err28 = {instancePath:instancePath+"/cart",params:{missingProperty: "invoice"},message:"32"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data9.products !== undefined){
let data10 = data9.products;
if(Array.isArray(data10)){
if(data10.length > 250){
const err29 = {instancePath:instancePath+"/cart/products",params:{},message:"29,28"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.length < 1){
const err30 = {instancePath:instancePath+"/cart/products",params:{},message:"27,28"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate18(data10[i0], {instancePath:instancePath+"/cart/products/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate18.errors : vErrors.concat(validate18.errors);
errors = vErrors.length;
}
}
}
if(!(Array.isArray(data10))){
const err31 = {instancePath:instancePath+"/cart/products",params:{},message:"28,28"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data9.invoice !== undefined){
let data12 = data9.invoice;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.total === undefined){
const err32 = {instancePath:instancePath+"/cart/invoice",params:{missingProperty: "total"},message:"31"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data12.currency === undefined){
const err33 = {instancePath:instancePath+"/cart/invoice",params:{missingProperty: "currency"},message:"22"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data12.total !== undefined){
let data13 = data12.total;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 1000000000 || isNaN(data13)){
const err34 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"15,31"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13 < -1000000000 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"30,31"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(!(typeof data13 == "number")){
const err36 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"31,31"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data12.currency !== undefined){
let data14 = data12.currency;
if(typeof data14 !== "string"){
const err37 = {instancePath:instancePath+"/cart/invoice/currency",params:{},message:"22,22"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!((((data14 === "USD") || (data14 === "CAD")) || (data14 === "GBP")) || (data14 === "EUR"))){
const err38 = {instancePath:instancePath+"/cart/invoice/currency",params:{},message:"22,22"};
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
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))){
const err39 = {instancePath:instancePath+"/cart/invoice",params:{},message:"32,32"};
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
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err40 = {instancePath:instancePath+"/cart",params:{},message:"33,33"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.task !== undefined){
let data15 = data.task;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.id === undefined){
const err41 = {instancePath:instancePath+"/task",params:{missingProperty: "id"},message:"34"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data15.id !== undefined){
let data16 = data15.id;
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
const err42 = {instancePath:instancePath+"/task/id",params:{},message:"6,34"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16 < -9007199254740991 || isNaN(data16)){
const err43 = {instancePath:instancePath+"/task/id",params:{},message:"5,34"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(typeof data16 === "string"){
if(func1(data16) < 1){
const err44 = {instancePath:instancePath+"/task/id",params:{},message:"1,34"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func1(data16) > 1000){
const err45 = {instancePath:instancePath+"/task/id",params:{},message:"19,34"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if((typeof data16 !== "string") && (!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))))){
const err46 = {instancePath:instancePath+"/task/id",params:{},message:"34,34"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err47 = {instancePath:instancePath+"/task",params:{},message:"35,35"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.meta !== undefined){
let data17 = data.meta;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.expires === undefined){
const err48 = {instancePath:instancePath+"/meta",params:{missingProperty: "expires"},message:"36"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data17.expires !== undefined){
let data18 = data17.expires;
if(typeof data18 === "string"){
if(func1(data18) < 1){
const err49 = {instancePath:instancePath+"/meta/expires",params:{},message:"1,36"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(func1(data18) > 1000){
const err50 = {instancePath:instancePath+"/meta/expires",params:{},message:"19,36"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(typeof data18 !== "string"){
const err51 = {instancePath:instancePath+"/meta/expires",params:{},message:"36,36"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err52 = {instancePath:instancePath+"/meta",params:{},message:"37,37"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err53 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"user":true,"payment":true,"cart":true,"task":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

export const texts = [
  ["This value is not valid","Cette valeur n'est pas valide"],
  ["This needs at least 1 characters","Il faut au moins 1 caractères"],
  ["An email is required","Une adresse courriel est requise"],
  ["A valid email is required","Une adresse courriel valide est requise"],
  ["Email cannot start with a period, have a period before the at symbol, nor contain consecutive periods","L’adresse courriel ne peut ni commencer par un point, ni avoir un point avant l’arobase, ni contenir deux points de suite"],
  ["This must be at least -9007199254740991","La valeur doit être d'au moins -9007199254740991"],
  ["This must be at most 9007199254740991","La valeur doit être d'au plus 9007199254740991"],
  ["This must be a whole number","Ceci doit être un nombre entier"],
  ["This field is required","Ce champ est obligatoire"],
  ["This must be an object","Ceci doit être un objet"],
  ["A product variant is required","Une variante de produit est requise"],
  ["This must be at least 1","La valeur doit être d'au moins 1"],
  ["This must be at most 999","La valeur doit être d'au plus 999"],
  ["This must be true or false","Ceci doit être vrai ou faux"],
  ["This must be at least 0","La valeur doit être d'au moins 0"],
  ["This must be at most 1000000000","La valeur doit être d'au plus 1000000000"],
  ["This must be a number","Ceci doit être un nombre"],
  ["This takes at most 1000 entries","Au plus 1000 éléments"],
  ["This must be a list","Ceci doit être une liste"],
  ["This takes at most 1000 characters","Au plus 1000 caractères"],
  ["This must be a text","Ceci doit être un texte"],
  ["This takes at most 10 characters","Au plus 10 caractères"],
  ["We only support USD, CAD, GBP, or EUR currencies","Nous acceptons seulement les devises USD, CAD, GBP ou EUR"],
  ["A user is required","Un client est requis"],
  ["A transaction id is required","Un identifiant de transaction est requis"],
  ["A token is required","Un jeton est requis"],
  ["A nonce is required","Un nonce est requis"],
  ["At least one product is required","Au moins un produit est requis"],
  ["Cart products are required","Les produits du panier sont requis"],
  ["This takes at most 250 entries","Au plus 250 éléments"],
  ["This must be at least -1000000000","La valeur doit être d'au moins -1000000000"],
  ["An invoice total is required","Un total de facture est requis"],
  ["An invoice is required","Une facture est requise"],
  ["Cart data is required","Les données du panier sont requises"],
  ["A task id is required","Un identifiant de tâche est requis"],
  ["A task is required","Une tâche est requise"],
  ["Offer has expired","L’offre est expirée"],
  ["Meta is required","Les métadonnées sont requises"],
];
export { offerStands as rule } from "../../rules/forms/offerStands.ts";
export const ruleTexts = { "meta.expires": { expired: ["The offer has expired", "L’offre a expiré"] } };
