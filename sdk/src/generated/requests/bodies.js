// Generated from openapi/ by `npm run generate`. Do not edit.
export const acceptUpsellBody = validate15;




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
const err0 = {instancePath,params:{},message:"3,2"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) > 254){
const err1 = {instancePath,params:{},message:"25,2"};
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
const err3 = {instancePath,params:{},message:"25,2"};
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
const err4 = {instancePath,params:{},message:"26,2"};
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




function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
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
const err0 = {instancePath:instancePath+"/from/email",params:{},message:"5"};
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
const err1 = {instancePath:instancePath+"/from/email",params:{},message:"36,8"};
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
const err2 = {instancePath:instancePath+"/from/name",params:{},message:"5"};
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
const err3 = {instancePath:instancePath+"/from/name",params:{},message:"36,8"};
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
const err4 = {instancePath:instancePath+"/from/message",params:{},message:"5"};
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
const err5 = {instancePath:instancePath+"/from/message",params:{},message:"36,8"};
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
const err7 = {instancePath:instancePath+"/to/email",params:{},message:"5"};
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
const err8 = {instancePath:instancePath+"/to/email",params:{},message:"36,8"};
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
const err10 = {instancePath:instancePath+"/date",params:{},message:"37"};
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
const err11 = {instancePath:instancePath+"/date",params:{},message:"36,8"};
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
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"from":true,"to":true,"date":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.quantity === undefined){
data.quantity = 1;
}
if(data.free === undefined){
data.free = false;
}
if(data.warranty === undefined){
data.warranty = false;
}
if(data.variant === undefined){
const err0 = {instancePath,params:{missingProperty: "variant"},message:"28"};
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
const err1 = {instancePath:instancePath+"/product/id",params:{},message:"21"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/product/id",params:{},message:"20"};
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
const err3 = {instancePath:instancePath+"/product/id",params:{},message:"27,8"};
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
const err6 = {instancePath:instancePath+"/variant/id",params:{},message:"21"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3 < -9007199254740991 || isNaN(data3)){
const err7 = {instancePath:instancePath+"/variant/id",params:{},message:"20"};
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
const err8 = {instancePath:instancePath+"/variant/id",params:{},message:"27,8"};
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
const err9 = {instancePath:instancePath+"/variant",params:{},message:"28,28"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let data4 = data.quantity;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 999 || isNaN(data4)){
const err10 = {instancePath:instancePath+"/quantity",params:{},message:"30"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err11 = {instancePath:instancePath+"/quantity",params:{},message:"29"};
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
const err12 = {instancePath:instancePath+"/quantity",params:{},message:"27,8"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data.free !== "boolean"){
const err13 = {instancePath:instancePath+"/free",params:{},message:"31,8"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data.warranty !== "boolean"){
const err14 = {instancePath:instancePath+"/warranty",params:{},message:"31,8"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.target !== undefined){
let data7 = data.target;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/target",params:{},message:"21"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7 < -9007199254740991 || isNaN(data7)){
const err16 = {instancePath:instancePath+"/target",params:{},message:"20"};
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
const err17 = {instancePath:instancePath+"/target",params:{},message:"27,8"};
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
const err19 = {instancePath:instancePath+"/price",params:{},message:"32"};
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
const err20 = {instancePath:instancePath+"/price",params:{},message:"33,8"};
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
const err21 = {instancePath:instancePath+"/preorder",params:{},message:"31,8"};
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
if(!(validate20(data10, {instancePath:instancePath+"/delivery",parentData:data,parentDataProperty:"delivery",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
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
const err22 = {instancePath:instancePath+"/delivery",params:{},message:"34"};
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
if(!(validate20(data10[i0], {instancePath:instancePath+"/delivery/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
}
}
if(!(Array.isArray(data10))){
const err23 = {instancePath:instancePath+"/delivery",params:{},message:"35,8"};
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
const err25 = {instancePath,params:{},message:"28,28"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}
validate19.evaluated = {"props":{"product":true,"variant":true,"quantity":true,"free":true,"warranty":true,"target":true,"price":true,"preorder":true,"delivery":true},"dynamicProps":false,"dynamicItems":false};


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
if(data.user === undefined){
const err0 = {instancePath,params:{missingProperty: "user"},message:"1"};
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
const err2 = {instancePath,params:{missingProperty: "cart"},message:"18"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.task === undefined){
const err3 = {instancePath,params:{missingProperty: "task"},message:"22"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.meta === undefined){
const err4 = {instancePath,params:{missingProperty: "meta"},message:"24"};
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
if(!(validate17(data0.email, {instancePath:instancePath+"/user/email",parentData:data0,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err6 = {instancePath:instancePath+"/user",params:{},message:"1,1"};
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
const err7 = {instancePath:instancePath+"/payment",params:{missingProperty: "transaction_id"},message:"4"};
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
const err8 = {instancePath:instancePath+"/payment/transaction_id",params:{},message:"3,4"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data3) > 1000){
const err9 = {instancePath:instancePath+"/payment/transaction_id",params:{},message:"5,4"};
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
const err10 = {instancePath:instancePath+"/payment/transaction_id",params:{},message:"4,4"};
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
const err11 = {instancePath:instancePath+"/payment/token",params:{},message:"5"};
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
const err12 = {instancePath:instancePath+"/payment/token",params:{},message:"6"};
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
const err13 = {instancePath:instancePath+"/payment/nonce",params:{},message:"5"};
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
const err14 = {instancePath:instancePath+"/payment/nonce",params:{},message:"7"};
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
const err19 = {instancePath:instancePath+"/payment/token",params:{},message:"3,6"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data7) > 1000){
const err20 = {instancePath:instancePath+"/payment/token",params:{},message:"5,6"};
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
const err21 = {instancePath:instancePath+"/payment/token",params:{},message:"6,6"};
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
const err22 = {instancePath:instancePath+"/payment",params:{missingProperty: "nonce"},message:"7"};
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
const err23 = {instancePath:instancePath+"/payment/nonce",params:{},message:"3,7"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data8) > 1000){
const err24 = {instancePath:instancePath+"/payment/nonce",params:{},message:"5,7"};
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
const err25 = {instancePath:instancePath+"/payment/nonce",params:{},message:"7,7"};
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
const err27 = {instancePath:instancePath+"/cart",params:{missingProperty: "products"},message:"11"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data9.invoice === undefined){
const err28 = {instancePath:instancePath+"/cart",params:{missingProperty: "invoice"},message:"16"};
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
const err29 = {instancePath:instancePath+"/cart/products",params:{},message:"12,11"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.length < 1){
const err30 = {instancePath:instancePath+"/cart/products",params:{},message:"10,11"};
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
if(!(validate19(data10[i0], {instancePath:instancePath+"/cart/products/" + i0,parentData:data10,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
if(!(Array.isArray(data10))){
const err31 = {instancePath:instancePath+"/cart/products",params:{},message:"11,11"};
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
const err32 = {instancePath:instancePath+"/cart/invoice",params:{missingProperty: "total"},message:"14"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data12.currency === undefined){
const err33 = {instancePath:instancePath+"/cart/invoice",params:{missingProperty: "currency"},message:"17"};
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
const err34 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"15,14"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13 < -1000000000 || isNaN(data13)){
const err35 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"13,14"};
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
const err36 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"14,14"};
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
const err37 = {instancePath:instancePath+"/cart/invoice/currency",params:{},message:"17,17"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!((((data14 === "USD") || (data14 === "CAD")) || (data14 === "GBP")) || (data14 === "EUR"))){
const err38 = {instancePath:instancePath+"/cart/invoice/currency",params:{},message:"17,17"};
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
const err39 = {instancePath:instancePath+"/cart/invoice",params:{},message:"16,16"};
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
const err40 = {instancePath:instancePath+"/cart",params:{},message:"18,18"};
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
const err41 = {instancePath:instancePath+"/task",params:{missingProperty: "id"},message:"19"};
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
const err42 = {instancePath:instancePath+"/task/id",params:{},message:"21,19"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16 < -9007199254740991 || isNaN(data16)){
const err43 = {instancePath:instancePath+"/task/id",params:{},message:"20,19"};
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
const err44 = {instancePath:instancePath+"/task/id",params:{},message:"3,19"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(func1(data16) > 1000){
const err45 = {instancePath:instancePath+"/task/id",params:{},message:"5,19"};
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
const err46 = {instancePath:instancePath+"/task/id",params:{},message:"19,19"};
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
const err47 = {instancePath:instancePath+"/task",params:{},message:"22,22"};
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
const err48 = {instancePath:instancePath+"/meta",params:{missingProperty: "expires"},message:"23"};
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
const err49 = {instancePath:instancePath+"/meta/expires",params:{},message:"3,23"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(func1(data18) > 1000){
const err50 = {instancePath:instancePath+"/meta/expires",params:{},message:"5,23"};
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
const err51 = {instancePath:instancePath+"/meta/expires",params:{},message:"23,23"};
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
const err52 = {instancePath:instancePath+"/meta",params:{},message:"24,24"};
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
validate16.errors = vErrors;
return errors === 0;
}
validate16.evaluated = {"props":{"user":true,"payment":true,"cart":true,"task":true,"meta":true},"dynamicProps":false,"dynamicItems":false};


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
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
validate15.errors = vErrors;
return errors === 0;
}
validate15.evaluated = {"props":{"user":true,"payment":true,"cart":true,"task":true,"meta":true},"dynamicProps":false,"dynamicItems":false};

export const addWishlistItemBody = validate25;



function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,params:{missingProperty: "type"},message:"8"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.content_id === undefined){
const err1 = {instancePath,params:{missingProperty: "content_id"},message:"8"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.site === undefined){
const err2 = {instancePath,params:{missingProperty: "site"},message:"8"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/type",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if("product" !== data0){
const err4 = {instancePath:instancePath+"/type",params:{},message:"0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.content_id !== undefined){
let data1 = data.content_id;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/content_id",params:{},message:"21"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/content_id",params:{},message:"29"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err7 = {instancePath:instancePath+"/content_id",params:{},message:"27,8"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.site !== undefined){
let data2 = data.site;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/site",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((((data2 === "content") || (data2 === "plus")) || (data2 === "boutique")) || (data2 === "outlet")) || (data2 === "closet")) || (data2 === "admin"))){
const err9 = {instancePath:instancePath+"/site",params:{},message:"0"};
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
const err10 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"type":true,"content_id":true,"site":true},"dynamicProps":false,"dynamicItems":false};

export const calculateTaxesBody = validate26;


const pattern6 = new RegExp("^[Uu][Ss]$", "u");


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,params:{missingProperty: "id"},message:"51"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.unit_price === undefined){
const err1 = {instancePath,params:{missingProperty: "unit_price"},message:"53"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.quantity === undefined){
const err2 = {instancePath,params:{missingProperty: "quantity"},message:"55"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/id",params:{},message:"21,51"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < -9007199254740991 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",params:{},message:"20,51"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(typeof data0 === "string"){
if(func1(data0) > 1000){
const err5 = {instancePath:instancePath+"/id",params:{},message:"5,51"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))))){
const err6 = {instancePath:instancePath+"/id",params:{},message:"51,51"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.unit_price !== undefined){
let data1 = data.unit_price;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/unit_price",params:{},message:"43,53"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1 < 0 || isNaN(data1)){
const err8 = {instancePath:instancePath+"/unit_price",params:{},message:"52,53"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(!(typeof data1 == "number")){
const err9 = {instancePath:instancePath+"/unit_price",params:{},message:"53,53"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.discount !== undefined){
let data2 = data.discount;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 1000000000 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/discount",params:{},message:"15"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 0 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/discount",params:{},message:"32"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(!(typeof data2 == "number")){
const err12 = {instancePath:instancePath+"/discount",params:{},message:"33,8"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.quantity !== undefined){
let data3 = data.quantity;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 999 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/quantity",params:{},message:"30,55"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/quantity",params:{},message:"54,55"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err15 = {instancePath:instancePath+"/quantity",params:{},message:"55,55"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err16 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"id":true,"unit_price":true,"discount":true,"quantity":true},"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
const err0 = {instancePath,params:{missingProperty: "address"},message:"39"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.invoice === undefined){
const err1 = {instancePath,params:{missingProperty: "invoice"},message:"@8"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.products === undefined){
const err2 = {instancePath,params:{missingProperty: "products"},message:"8"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.address !== undefined){
let data0 = data.address;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.country === undefined){
const err3 = {instancePath:instancePath+"/address",params:{missingProperty: "country"},message:"39"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.state === undefined){
const err4 = {instancePath:instancePath+"/address",params:{missingProperty: "state"},message:"40"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.country !== undefined){
let data1 = data0.country;
if(typeof data1 === "string"){
if(func1(data1) < 2){
const err5 = {instancePath:instancePath+"/address/country",params:{},message:"38,39"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) > 2){
const err6 = {instancePath:instancePath+"/address/country",params:{},message:"38,39"};
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
const err7 = {instancePath:instancePath+"/address/country",params:{},message:"39,39"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.state !== undefined){
let data2 = data0.state;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err8 = {instancePath:instancePath+"/address/state",params:{},message:"3,40"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) > 1000){
const err9 = {instancePath:instancePath+"/address/state",params:{},message:"5,40"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/address/state",params:{},message:"40,40"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.zipcode !== undefined){
let data3 = data0.zipcode;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err11 = {instancePath:instancePath+"/address/zipcode",params:{},message:"5"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if((typeof data3 !== "string") && (data3 !== null)){
const err12 = {instancePath:instancePath+"/address/zipcode",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err13 = {instancePath:instancePath+"/address",params:{},message:"39,39"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.country === undefined) && (missing0 = "country")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data0.country !== undefined){
let data4 = data0.country;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs7 = errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.zipcode === undefined){
const err16 = {instancePath:instancePath+"/address",params:{missingProperty: "zipcode"},message:"41"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data0.zipcode !== undefined){
let data5 = data0.zipcode;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err17 = {instancePath:instancePath+"/address/zipcode",params:{},message:"3,41"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data5) > 1000){
const err18 = {instancePath:instancePath+"/address/zipcode",params:{},message:"5,41"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(typeof data5 !== "string"){
const err19 = {instancePath:instancePath+"/address/zipcode",params:{},message:"41,41"};
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
var _valid0 = _errs7 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.zipcode = true;
props0.country = true;
props0.state = true;
}
}
if(!valid2){
const err20 = {instancePath:instancePath+"/address",params:{},message:""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.invoice !== undefined){
let data6 = data.invoice;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.currency === undefined){
const err21 = {instancePath:instancePath+"/invoice",params:{missingProperty: "currency"},message:"42"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data6.shipping === undefined){
const err22 = {instancePath:instancePath+"/invoice",params:{missingProperty: "shipping"},message:"44"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data6.discounts === undefined){
const err23 = {instancePath:instancePath+"/invoice",params:{missingProperty: "discounts"},message:"46"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data6._subtotal === undefined){
const err24 = {instancePath:instancePath+"/invoice",params:{missingProperty: "_subtotal"},message:"48"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data6.currency !== undefined){
let data7 = data6.currency;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err25 = {instancePath:instancePath+"/invoice/currency",params:{},message:"3,42"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data7) > 1000){
const err26 = {instancePath:instancePath+"/invoice/currency",params:{},message:"5,42"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(typeof data7 !== "string"){
const err27 = {instancePath:instancePath+"/invoice/currency",params:{},message:"42,42"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.shipping !== undefined){
let data8 = data6.shipping;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 1000000 || isNaN(data8)){
const err28 = {instancePath:instancePath+"/invoice/shipping",params:{},message:"43,44"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8 < -1000000000 || isNaN(data8)){
const err29 = {instancePath:instancePath+"/invoice/shipping",params:{},message:"13,44"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(!(typeof data8 == "number")){
const err30 = {instancePath:instancePath+"/invoice/shipping",params:{},message:"44,44"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data6.discounts !== undefined){
let data9 = data6.discounts;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.promotion === undefined){
const err31 = {instancePath:instancePath+"/invoice/discounts",params:{missingProperty: "promotion"},message:"45"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data9.promotion !== undefined){
let data10 = data9.promotion;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1000000000 || isNaN(data10)){
const err32 = {instancePath:instancePath+"/invoice/discounts/promotion",params:{},message:"15,45"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10 < -1000000000 || isNaN(data10)){
const err33 = {instancePath:instancePath+"/invoice/discounts/promotion",params:{},message:"13,45"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(!(typeof data10 == "number")){
const err34 = {instancePath:instancePath+"/invoice/discounts/promotion",params:{},message:"45,45"};
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
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err35 = {instancePath:instancePath+"/invoice/discounts",params:{},message:"46,46"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data6._subtotal !== undefined){
let data11 = data6._subtotal;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.taxable === undefined){
const err36 = {instancePath:instancePath+"/invoice/_subtotal",params:{missingProperty: "taxable"},message:"47"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data11.taxable !== undefined){
let data12 = data11.taxable;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 1000000000 || isNaN(data12)){
const err37 = {instancePath:instancePath+"/invoice/_subtotal/taxable",params:{},message:"15,47"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data12 < -1000000000 || isNaN(data12)){
const err38 = {instancePath:instancePath+"/invoice/_subtotal/taxable",params:{},message:"13,47"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(!(typeof data12 == "number")){
const err39 = {instancePath:instancePath+"/invoice/_subtotal/taxable",params:{},message:"47,47"};
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
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err40 = {instancePath:instancePath+"/invoice/_subtotal",params:{},message:"48,48"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err41 = {instancePath:instancePath+"/invoice",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.shipping !== undefined){
let data13 = data.shipping;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.duties !== undefined){
let data14 = data13.duties;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.total !== undefined){
let data15 = data14.total;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000 || isNaN(data15)){
const err42 = {instancePath:instancePath+"/shipping/duties/total",params:{},message:"43"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data15 < -1000000000 || isNaN(data15)){
const err43 = {instancePath:instancePath+"/shipping/duties/total",params:{},message:"13"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if((!(typeof data15 == "number")) && (data15 !== null)){
const err44 = {instancePath:instancePath+"/shipping/duties/total",params:{},message:"33,8"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err45 = {instancePath:instancePath+"/shipping/duties",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
const err46 = {instancePath:instancePath+"/shipping",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.products !== undefined){
let data16 = data.products;
if(Array.isArray(data16)){
if(data16.length > 500){
const err47 = {instancePath:instancePath+"/products",params:{},message:"50"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len0 = data16.length;
for(let i0=0; i0<len0; i0++){
if(!(validate28(data16[i0], {instancePath:instancePath+"/products/" + i0,parentData:data16,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
if(!(Array.isArray(data16))){
const err48 = {instancePath:instancePath+"/products",params:{},message:"35,8"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err49 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":{"address":true,"invoice":true,"shipping":true,"products":true},"dynamicProps":false,"dynamicItems":false};


function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate27(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
errors = vErrors.length;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"address":true,"invoice":true,"shipping":true,"products":true},"dynamicProps":false,"dynamicItems":false};

export const changePasswordBody = validate31;



function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.passwordCurrent === undefined){
const err0 = {instancePath,params:{missingProperty: "passwordCurrent"},message:"56"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,params:{missingProperty: "password"},message:"59"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.passwordConfirm === undefined){
const err2 = {instancePath,params:{missingProperty: "passwordConfirm"},message:"60"};
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
const err3 = {instancePath:instancePath+"/passwordCurrent",params:{},message:"3,56"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) > 255){
const err4 = {instancePath:instancePath+"/passwordCurrent",params:{},message:"57,56"};
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
const err5 = {instancePath:instancePath+"/passwordCurrent",params:{},message:"56,56"};
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
const err6 = {instancePath:instancePath+"/password",params:{},message:"58,59"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) > 255){
const err7 = {instancePath:instancePath+"/password",params:{},message:"57,59"};
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
const err8 = {instancePath:instancePath+"/password",params:{},message:"59,59"};
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
const err9 = {instancePath:instancePath+"/passwordConfirm",params:{},message:"3,60"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) > 1000){
const err10 = {instancePath:instancePath+"/passwordConfirm",params:{},message:"5,60"};
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
const err11 = {instancePath:instancePath+"/passwordConfirm",params:{},message:"60,60"};
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
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":{"passwordCurrent":true,"password":true,"passwordConfirm":true},"dynamicProps":false,"dynamicItems":false};


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"passwordCurrent":true,"password":true,"passwordConfirm":true},"dynamicProps":false,"dynamicItems":false};

export const changeUsernameBody = validate34;



const pattern7 = new RegExp("^[A-Za-z0-9_-]*$", "u");

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data === "string"){
if(func1(data) < 2){
const err0 = {instancePath,params:{},message:"62,61"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(func1(data) > 50){
const err1 = {instancePath,params:{},message:"63,61"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!pattern7.test(data)){
const err2 = {instancePath,params:{},message:"64,61"};
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
const err3 = {instancePath,params:{},message:"61,61"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.username === undefined){
const err0 = {instancePath,params:{missingProperty: "username"},message:"61"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.username !== undefined){
if(!(validate36(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err1 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":{"username":true},"dynamicProps":false,"dynamicItems":false};


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"username":true},"dynamicProps":false,"dynamicItems":false};

export const closeOrderBody = validate39;



function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
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
const err1 = {instancePath:instancePath+"/task",params:{missingProperty: "id"},message:"19"};
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
const err2 = {instancePath:instancePath+"/task/id",params:{},message:"21,19"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < -9007199254740991 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/task/id",params:{},message:"20,19"};
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
const err4 = {instancePath:instancePath+"/task/id",params:{},message:"3,19"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) > 1000){
const err5 = {instancePath:instancePath+"/task/id",params:{},message:"5,19"};
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
const err6 = {instancePath:instancePath+"/task/id",params:{},message:"19,19"};
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
const err7 = {instancePath:instancePath+"/task",params:{},message:"@9"};
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
const err8 = {instancePath:instancePath+"/reason",params:{},message:"36,8"};
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
const err10 = {instancePath:instancePath+"/detail",params:{},message:"65"};
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
const err11 = {instancePath:instancePath+"/detail",params:{},message:"36,8"};
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
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"props":{"task":true,"reason":true,"detail":true},"dynamicProps":false,"dynamicItems":false};


function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate40(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate40.errors : vErrors.concat(validate40.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":{"task":true,"reason":true,"detail":true},"dynamicProps":false,"dynamicItems":false};

export const createBnplTokenBody = validate42;




function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstname !== undefined){
let data0 = data.firstname;
if(typeof data0 === "string"){
if(func1(data0) > 1000){
const err0 = {instancePath:instancePath+"/firstname",params:{},message:"5"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/firstname",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.lastname !== undefined){
let data1 = data.lastname;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err2 = {instancePath:instancePath+"/lastname",params:{},message:"5"};
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
const err3 = {instancePath:instancePath+"/lastname",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.address1 !== undefined){
let data2 = data.address1;
if(typeof data2 === "string"){
if(func1(data2) > 1000){
const err4 = {instancePath:instancePath+"/address1",params:{},message:"5"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/address1",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.address2 !== undefined){
let data3 = data.address2;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err6 = {instancePath:instancePath+"/address2",params:{},message:"5"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/address2",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.city !== undefined){
let data4 = data.city;
if(typeof data4 === "string"){
if(func1(data4) > 1000){
const err8 = {instancePath:instancePath+"/city",params:{},message:"5"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if((typeof data4 !== "string") && (data4 !== null)){
const err9 = {instancePath:instancePath+"/city",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err10 = {instancePath:instancePath+"/state",params:{},message:"5"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if((typeof data5 !== "string") && (data5 !== null)){
const err11 = {instancePath:instancePath+"/state",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.zipcode !== undefined){
let data6 = data.zipcode;
if(typeof data6 === "string"){
if(func1(data6) > 1000){
const err12 = {instancePath:instancePath+"/zipcode",params:{},message:"5"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if((typeof data6 !== "string") && (data6 !== null)){
const err13 = {instancePath:instancePath+"/zipcode",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.country !== undefined){
let data7 = data.country;
if(typeof data7 === "string"){
if(func1(data7) > 1000){
const err14 = {instancePath:instancePath+"/country",params:{},message:"5"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if((typeof data7 !== "string") && (data7 !== null)){
const err15 = {instancePath:instancePath+"/country",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.phone !== undefined){
let data8 = data.phone;
if(typeof data8 === "string"){
if(func1(data8) > 1000){
const err16 = {instancePath:instancePath+"/phone",params:{},message:"5"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if((typeof data8 !== "string") && (data8 !== null)){
const err17 = {instancePath:instancePath+"/phone",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err18 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":{"firstname":true,"lastname":true,"address1":true,"address2":true,"city":true,"state":true,"zipcode":true,"country":true,"phone":true},"dynamicProps":false,"dynamicItems":false};



function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.service === undefined){
const err0 = {instancePath,params:{missingProperty: "service"},message:"66"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,params:{missingProperty: "type"},message:"67"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.identifier === undefined){
const err2 = {instancePath,params:{missingProperty: "identifier"},message:"68"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.service !== undefined){
let data0 = data.service;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/service",params:{},message:"3,66"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func1(data0) > 1000){
const err4 = {instancePath:instancePath+"/service",params:{},message:"5,66"};
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
const err5 = {instancePath:instancePath+"/service",params:{},message:"66,66"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err6 = {instancePath:instancePath+"/type",params:{},message:"3,67"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) > 1000){
const err7 = {instancePath:instancePath+"/type",params:{},message:"5,67"};
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
const err8 = {instancePath:instancePath+"/type",params:{},message:"67,67"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.identifier !== undefined){
let data2 = data.identifier;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/identifier",params:{},message:"3,68"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data2) > 1000){
const err10 = {instancePath:instancePath+"/identifier",params:{},message:"5,68"};
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
const err11 = {instancePath:instancePath+"/identifier",params:{},message:"68,68"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.amount !== undefined){
let data3 = data.amount;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000000 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/amount",params:{},message:"15"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/amount",params:{},message:"32"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(!(typeof data3 == "number")){
const err14 = {instancePath:instancePath+"/amount",params:{},message:"33,8"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err15 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"props":{"service":true,"type":true,"identifier":true,"amount":true},"dynamicProps":false,"dynamicItems":false};



function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if((typeof data !== "string") && (data !== null)){
const err0 = {instancePath,params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((((data === "physical") || (data === "digital")) || (data === "mix")) || (data === null))){
const err1 = {instancePath,params:{},message:"0"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":false,"dynamicItems":false};


function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
const err0 = {instancePath,params:{missingProperty: "user"},message:"1"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cart === undefined){
const err1 = {instancePath,params:{missingProperty: "cart"},message:"18"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.invoice !== undefined){
let data0 = data.invoice;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.total !== undefined){
let data1 = data0.total;
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000000000 || isNaN(data1)){
const err2 = {instancePath:instancePath+"/invoice/total",params:{},message:"15"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1 < -1000000000 || isNaN(data1)){
const err3 = {instancePath:instancePath+"/invoice/total",params:{},message:"13"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(!(typeof data1 == "number")){
const err4 = {instancePath:instancePath+"/invoice/total",params:{},message:"33,8"};
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
if((!(data0 && typeof data0 == "object" && !Array.isArray(data0))) && (data0 !== null)){
const err5 = {instancePath:instancePath+"/invoice",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.user !== undefined){
let data2 = data.user;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.email === undefined){
const err6 = {instancePath:instancePath+"/user",params:{missingProperty: "email"},message:"2"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.email !== undefined){
if(!(validate17(data2.email, {instancePath:instancePath+"/user/email",parentData:data2,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data2.address !== undefined){
let data4 = data2.address;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.billing !== undefined){
let data5 = data4.billing;
const _errs6 = errors;
let valid4 = true;
const _errs7 = errors;
if(data5 !== null){
const err7 = {};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
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
if(!_valid0){
const _errs8 = errors;
if(!(validate45(data5, {instancePath:instancePath+"/user/address/billing",parentData:data4,parentDataProperty:"billing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid4 = _valid0;
if(valid4){
var props0 = {};
props0.firstname = true;
props0.lastname = true;
props0.address1 = true;
props0.address2 = true;
props0.city = true;
props0.state = true;
props0.zipcode = true;
props0.country = true;
props0.phone = true;
}
}
if(!valid4){
const err8 = {instancePath:instancePath+"/user/address/billing",params:{},message:""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.shipping !== undefined){
let data6 = data4.shipping;
const _errs10 = errors;
let valid5 = true;
const _errs11 = errors;
if(data6 !== null){
const err9 = {};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs11 === errors;
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs12 = errors;
if(!(validate45(data6, {instancePath:instancePath+"/user/address/shipping",parentData:data4,parentDataProperty:"shipping",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid1 = _errs12 === errors;
valid5 = _valid1;
if(valid5){
var props1 = {};
props1.firstname = true;
props1.lastname = true;
props1.address1 = true;
props1.address2 = true;
props1.city = true;
props1.state = true;
props1.zipcode = true;
props1.country = true;
props1.phone = true;
}
}
if(!valid5){
const err10 = {instancePath:instancePath+"/user/address/shipping",params:{},message:""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err11 = {instancePath:instancePath+"/user/address",params:{},message:"@9"};
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
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err12 = {instancePath:instancePath+"/user",params:{},message:"1,1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.cart !== undefined){
let data7 = data.cart;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.products === undefined){
const err13 = {instancePath:instancePath+"/cart",params:{missingProperty: "products"},message:"11"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.invoice === undefined){
const err14 = {instancePath:instancePath+"/cart",params:{missingProperty: "invoice"},message:"@8"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.products !== undefined){
let data8 = data7.products;
if(Array.isArray(data8)){
if(data8.length > 250){
const err15 = {instancePath:instancePath+"/cart/products",params:{},message:"12,11"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data8.length < 1){
const err16 = {instancePath:instancePath+"/cart/products",params:{},message:"10,11"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
if(!(validate19(data8[i0], {instancePath:instancePath+"/cart/products/" + i0,parentData:data8,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
if(!(Array.isArray(data8))){
const err17 = {instancePath:instancePath+"/cart/products",params:{},message:"11,11"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.promotion !== undefined){
let data10 = data7.promotion;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.name !== undefined){
let data11 = data10.name;
if(typeof data11 === "string"){
if(func1(data11) > 1000){
const err18 = {instancePath:instancePath+"/cart/promotion/name",params:{},message:"5"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(typeof data11 !== "string"){
const err19 = {instancePath:instancePath+"/cart/promotion/name",params:{},message:"36,8"};
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
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)){
const err20 = {instancePath:instancePath+"/cart/promotion",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.giftCard !== undefined){
let data12 = data7.giftCard;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.code !== undefined){
let data13 = data12.code;
if(typeof data13 === "string"){
if(func1(data13) > 1000){
const err21 = {instancePath:instancePath+"/cart/giftCard/code",params:{},message:"5"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(typeof data13 !== "string"){
const err22 = {instancePath:instancePath+"/cart/giftCard/code",params:{},message:"36,8"};
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
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err23 = {instancePath:instancePath+"/cart/giftCard",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.credits !== undefined){
let data14 = data7.credits;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.uuid !== undefined){
let data15 = data14.uuid;
if(typeof data15 === "string"){
if(func1(data15) > 1000){
const err24 = {instancePath:instancePath+"/cart/credits/uuid",params:{},message:"5"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if((typeof data15 !== "string") && (data15 !== null)){
const err25 = {instancePath:instancePath+"/cart/credits/uuid",params:{},message:"36,8"};
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
if((!(data14 && typeof data14 == "object" && !Array.isArray(data14))) && (data14 !== null)){
const err26 = {instancePath:instancePath+"/cart/credits",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data7.shipping !== undefined){
let data16 = data7.shipping;
const _errs24 = errors;
let valid12 = true;
const _errs25 = errors;
if(data16 !== null){
const err27 = {};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid2 = _errs25 === errors;
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs26 = errors;
if(!(validate49(data16, {instancePath:instancePath+"/cart/shipping",parentData:data7,parentDataProperty:"shipping",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var _valid2 = _errs26 === errors;
valid12 = _valid2;
if(valid12){
var props2 = {};
props2.service = true;
props2.type = true;
props2.identifier = true;
props2.amount = true;
}
}
if(!valid12){
const err28 = {instancePath:instancePath+"/cart/shipping",params:{},message:""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data7.type !== undefined){
if(!(validate51(data7.type, {instancePath:instancePath+"/cart/type",parentData:data7,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data7.invoice !== undefined){
let data18 = data7.invoice;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.currency === undefined){
const err29 = {instancePath:instancePath+"/cart/invoice",params:{missingProperty: "currency"},message:"17"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data18.currency !== undefined){
let data19 = data18.currency;
if(typeof data19 !== "string"){
const err30 = {instancePath:instancePath+"/cart/invoice/currency",params:{},message:"17,17"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((((data19 === "USD") || (data19 === "CAD")) || (data19 === "GBP")) || (data19 === "EUR"))){
const err31 = {instancePath:instancePath+"/cart/invoice/currency",params:{},message:"17,17"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err32 = {instancePath:instancePath+"/cart/invoice",params:{},message:"@9"};
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
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
const err33 = {instancePath:instancePath+"/cart",params:{},message:"18,18"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err34 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"props":{"invoice":true,"user":true,"cart":true},"dynamicProps":false,"dynamicItems":false};


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":{"invoice":true,"user":true,"cart":true},"dynamicProps":false,"dynamicItems":false};

export const enterCampaignBody = validate54;



function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.consent === undefined){
data.consent = false;
}
if(data.email === undefined){
const err0 = {instancePath,params:{missingProperty: "email"},message:"2"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email !== undefined){
if(!(validate17(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 === "string"){
if(func1(data1) > 70){
const err1 = {instancePath:instancePath+"/name",params:{},message:"69"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/name",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.social !== undefined){
let data2 = data.social;
if(typeof data2 === "string"){
if(func1(data2) > 70){
const err3 = {instancePath:instancePath+"/social",params:{},message:"69"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/social",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.answers !== undefined){
let data3 = data.answers;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 20){
const err5 = {instancePath:instancePath+"/answers",params:{},message:"0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data3){
let data4 = data3[key0];
if(typeof data4 === "string"){
if(func1(data4) > 60){
const err6 = {instancePath:instancePath+"/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),params:{},message:"70"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data4 !== "string"){
const err7 = {instancePath:instancePath+"/answers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),params:{},message:"36,8"};
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
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err8 = {instancePath:instancePath+"/answers",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data.consent !== "boolean"){
const err9 = {instancePath:instancePath+"/consent",params:{},message:"31,8"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err10 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"props":{"email":true,"name":true,"social":true,"answers":true,"consent":true},"dynamicProps":false,"dynamicItems":false};


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"props":{"email":true,"name":true,"social":true,"answers":true,"consent":true},"dynamicProps":false,"dynamicItems":false};

export const generateInvoiceBody = validate58;



function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cart === undefined){
const err0 = {instancePath,params:{missingProperty: "cart"},message:"18"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user !== undefined){
let data0 = data.user;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err1 = {instancePath:instancePath+"/user/email",params:{},message:"5"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/user/email",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.address !== undefined){
let data2 = data0.address;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.shipping !== undefined){
let data3 = data2.shipping;
const _errs4 = errors;
let valid3 = true;
const _errs5 = errors;
if(data3 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs6 = errors;
if(!(validate45(data3, {instancePath:instancePath+"/user/address/shipping",parentData:data2,parentDataProperty:"shipping",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid3 = _valid0;
if(valid3){
var props0 = {};
props0.firstname = true;
props0.lastname = true;
props0.address1 = true;
props0.address2 = true;
props0.city = true;
props0.state = true;
props0.zipcode = true;
props0.country = true;
props0.phone = true;
}
}
if(!valid3){
const err4 = {instancePath:instancePath+"/user/address/shipping",params:{},message:""};
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
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err5 = {instancePath:instancePath+"/user/address",params:{},message:"@9"};
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
const err6 = {instancePath:instancePath+"/user",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.cart !== undefined){
let data4 = data.cart;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.products === undefined){
const err7 = {instancePath:instancePath+"/cart",params:{missingProperty: "products"},message:"11"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.invoice === undefined){
const err8 = {instancePath:instancePath+"/cart",params:{missingProperty: "invoice"},message:"@8"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.products !== undefined){
let data5 = data4.products;
if(Array.isArray(data5)){
if(data5.length > 250){
const err9 = {instancePath:instancePath+"/cart/products",params:{},message:"12,11"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.length < 1){
const err10 = {instancePath:instancePath+"/cart/products",params:{},message:"10,11"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate19(data5[i0], {instancePath:instancePath+"/cart/products/" + i0,parentData:data5,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
if(!(Array.isArray(data5))){
const err11 = {instancePath:instancePath+"/cart/products",params:{},message:"11,11"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.promotion !== undefined){
let data7 = data4.promotion;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.name !== undefined){
let data8 = data7.name;
if(typeof data8 === "string"){
if(func1(data8) > 1000){
const err12 = {instancePath:instancePath+"/cart/promotion/name",params:{},message:"5"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(typeof data8 !== "string"){
const err13 = {instancePath:instancePath+"/cart/promotion/name",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if((!(data7 && typeof data7 == "object" && !Array.isArray(data7))) && (data7 !== null)){
const err14 = {instancePath:instancePath+"/cart/promotion",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.giftCard !== undefined){
let data9 = data4.giftCard;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.code !== undefined){
let data10 = data9.code;
if(typeof data10 === "string"){
if(func1(data10) > 1000){
const err15 = {instancePath:instancePath+"/cart/giftCard/code",params:{},message:"5"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(typeof data10 !== "string"){
const err16 = {instancePath:instancePath+"/cart/giftCard/code",params:{},message:"36,8"};
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
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err17 = {instancePath:instancePath+"/cart/giftCard",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.credits !== undefined){
let data11 = data4.credits;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.uuid !== undefined){
let data12 = data11.uuid;
if(typeof data12 === "string"){
if(func1(data12) > 1000){
const err18 = {instancePath:instancePath+"/cart/credits/uuid",params:{},message:"5"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if((typeof data12 !== "string") && (data12 !== null)){
const err19 = {instancePath:instancePath+"/cart/credits/uuid",params:{},message:"36,8"};
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
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err20 = {instancePath:instancePath+"/cart/credits",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.shipping !== undefined){
let data13 = data4.shipping;
const _errs18 = errors;
let valid10 = true;
const _errs19 = errors;
if(data13 !== null){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid1 = _errs19 === errors;
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs20 = errors;
if(!(validate49(data13, {instancePath:instancePath+"/cart/shipping",parentData:data4,parentDataProperty:"shipping",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var _valid1 = _errs20 === errors;
valid10 = _valid1;
if(valid10){
var props1 = {};
props1.service = true;
props1.type = true;
props1.identifier = true;
props1.amount = true;
}
}
if(!valid10){
const err22 = {instancePath:instancePath+"/cart/shipping",params:{},message:""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.type !== undefined){
if(!(validate51(data4.type, {instancePath:instancePath+"/cart/type",parentData:data4,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data4.invoice !== undefined){
let data15 = data4.invoice;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.currency === undefined){
const err23 = {instancePath:instancePath+"/cart/invoice",params:{missingProperty: "currency"},message:"17"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data15.currency !== undefined){
let data16 = data15.currency;
if(typeof data16 !== "string"){
const err24 = {instancePath:instancePath+"/cart/invoice/currency",params:{},message:"17,17"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((data16 === "USD") || (data16 === "CAD")) || (data16 === "GBP")) || (data16 === "EUR"))){
const err25 = {instancePath:instancePath+"/cart/invoice/currency",params:{},message:"17,17"};
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
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err26 = {instancePath:instancePath+"/cart/invoice",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err27 = {instancePath:instancePath+"/cart",params:{},message:"18,18"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err28 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"props":{"user":true,"cart":true},"dynamicProps":false,"dynamicItems":false};


function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"props":{"user":true,"cart":true},"dynamicProps":false,"dynamicItems":false};

export const getAddressBody = validate65;


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,params:{missingProperty: "id"},message:"8"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/id",params:{},message:"3"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) > 500){
const err2 = {instancePath:instancePath+"/id",params:{},message:"145"};
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
const err3 = {instancePath:instancePath+"/id",params:{},message:"36,8"};
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
const err4 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"props":{"id":true},"dynamicProps":false,"dynamicItems":false};

export const identifyBody = validate66;


function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) > 254){
const err0 = {instancePath:instancePath+"/email",params:{},message:"147"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if((typeof data0 !== "string") && (data0 !== null)){
const err1 = {instancePath:instancePath+"/email",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.exchange !== undefined){
let data1 = data.exchange;
if(typeof data1 === "string"){
if(func1(data1) > 200){
const err2 = {instancePath:instancePath+"/exchange",params:{},message:"148"};
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
const err3 = {instancePath:instancePath+"/exchange",params:{},message:"36,8"};
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
const err4 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"props":{"email":true,"exchange":true},"dynamicProps":false,"dynamicItems":false};

export const listRecommendationsBody = validate67;




function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,params:{missingProperty: "name"},message:"8"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.price_currency_code === undefined){
const err1 = {instancePath,params:{missingProperty: "price_currency_code"},message:"17"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.product_id === undefined){
const err2 = {instancePath,params:{missingProperty: "product_id"},message:"8"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.quantity === undefined){
const err3 = {instancePath,params:{missingProperty: "quantity"},message:"8"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sku_id === undefined){
const err4 = {instancePath,params:{missingProperty: "sku_id"},message:"8"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.unit_price === undefined){
const err5 = {instancePath,params:{missingProperty: "unit_price"},message:"8"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 300){
const err6 = {instancePath:instancePath+"/name",params:{},message:"73"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(typeof data0 !== "string"){
const err7 = {instancePath:instancePath+"/name",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.price_currency_code !== undefined){
let data1 = data.price_currency_code;
if(typeof data1 !== "string"){
const err8 = {instancePath:instancePath+"/price_currency_code",params:{},message:"17,17"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((((data1 === "USD") || (data1 === "CAD")) || (data1 === "GBP")) || (data1 === "EUR"))){
const err9 = {instancePath:instancePath+"/price_currency_code",params:{},message:"17,17"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.product_id !== undefined){
let data2 = data.product_id;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/product_id",params:{},message:"21"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/product_id",params:{},message:"29"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err12 = {instancePath:instancePath+"/product_id",params:{},message:"27,8"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.quantity !== undefined){
let data3 = data.quantity;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 10000 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/quantity",params:{},message:"74"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/quantity",params:{},message:"29"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err15 = {instancePath:instancePath+"/quantity",params:{},message:"27,8"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.sku_id !== undefined){
let data4 = data.sku_id;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/sku_id",params:{},message:"21"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err17 = {instancePath:instancePath+"/sku_id",params:{},message:"29"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err18 = {instancePath:instancePath+"/sku_id",params:{},message:"27,8"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.unit_price !== undefined){
let data5 = data.unit_price;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000000000 || isNaN(data5)){
const err19 = {instancePath:instancePath+"/unit_price",params:{},message:"15"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data5 < 0 || isNaN(data5)){
const err20 = {instancePath:instancePath+"/unit_price",params:{},message:"32"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(!(typeof data5 == "number")){
const err21 = {instancePath:instancePath+"/unit_price",params:{},message:"33,8"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err22 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"props":{"name":true,"price_currency_code":true,"product_id":true,"quantity":true,"sku_id":true,"unit_price":true},"dynamicProps":false,"dynamicItems":false};


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.limit === undefined){
data.limit = 4;
}
if(data.items === undefined){
const err0 = {instancePath,params:{missingProperty: "items"},message:"8"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.items !== undefined){
let data0 = data.items;
if(Array.isArray(data0)){
if(data0.length > 100){
const err1 = {instancePath:instancePath+"/items",params:{},message:"71"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate69(data0[i0], {instancePath:instancePath+"/items/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
}
if(!(Array.isArray(data0))){
const err2 = {instancePath:instancePath+"/items",params:{},message:"35,8"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.added !== undefined){
let data2 = data.added;
const _errs3 = errors;
let valid3 = true;
const _errs4 = errors;
if(data2 !== null){
const err3 = {};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid0 = _errs4 === errors;
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs5 = errors;
if(!(validate69(data2, {instancePath:instancePath+"/added",parentData:data,parentDataProperty:"added",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid3 = _valid0;
if(valid3){
var props0 = {};
props0.name = true;
props0.price_currency_code = true;
props0.product_id = true;
props0.quantity = true;
props0.sku_id = true;
props0.unit_price = true;
}
}
if(!valid3){
const err4 = {instancePath:instancePath+"/added",params:{},message:""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.exclude !== undefined){
let data3 = data.exclude;
if(Array.isArray(data3)){
if(data3.length > 100){
const err5 = {instancePath:instancePath+"/exclude",params:{},message:"71"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err6 = {instancePath:instancePath+"/exclude/" + i1,params:{},message:"21"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err7 = {instancePath:instancePath+"/exclude/" + i1,params:{},message:"29"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err8 = {instancePath:instancePath+"/exclude/" + i1,params:{},message:"27,8"};
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
if(!(Array.isArray(data3))){
const err9 = {instancePath:instancePath+"/exclude",params:{},message:"35,8"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
let data5 = data.limit;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 24 || isNaN(data5)){
const err10 = {instancePath:instancePath+"/limit",params:{},message:"72"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/limit",params:{},message:"29"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err12 = {instancePath:instancePath+"/limit",params:{},message:"27,8"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err13 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"props":{"items":true,"added":true,"exclude":true,"limit":true},"dynamicProps":false,"dynamicItems":false};


function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate68(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
errors = vErrors.length;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"props":{"items":true,"added":true,"exclude":true,"limit":true},"dynamicProps":false,"dynamicItems":false};

export const listShippingOptionsBody = validate73;




function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.subtotal === undefined){
const err0 = {instancePath,params:{missingProperty: "subtotal"},message:"8"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.promotion === undefined){
const err1 = {instancePath,params:{missingProperty: "promotion"},message:"8"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.address === undefined){
const err2 = {instancePath,params:{missingProperty: "address"},message:"@8"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.products === undefined){
const err3 = {instancePath,params:{missingProperty: "products"},message:"8"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.currency === undefined){
const err4 = {instancePath,params:{missingProperty: "currency"},message:"17"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.language === undefined){
const err5 = {instancePath,params:{missingProperty: "language"},message:"8"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.tiers === undefined){
const err6 = {instancePath,params:{missingProperty: "tiers"},message:"8"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.subtotal !== undefined){
let data0 = data.subtotal;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
const err7 = {instancePath:instancePath+"/subtotal",params:{},message:"15"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err8 = {instancePath:instancePath+"/subtotal",params:{},message:"32"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(!(typeof data0 == "number")){
const err9 = {instancePath:instancePath+"/subtotal",params:{},message:"33,8"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.promotion !== undefined){
let data1 = data.promotion;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err10 = {instancePath:instancePath+"/promotion",params:{},message:"5"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if((typeof data1 !== "string") && (data1 !== null)){
const err11 = {instancePath:instancePath+"/promotion",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.address !== undefined){
if(!(validate45(data.address, {instancePath:instancePath+"/address",parentData:data,parentDataProperty:"address",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
if(data.products !== undefined){
let data3 = data.products;
if(Array.isArray(data3)){
if(data3.length > 250){
const err12 = {instancePath:instancePath+"/products",params:{},message:"12"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate19(data3[i0], {instancePath:instancePath+"/products/" + i0,parentData:data3,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
if(!(Array.isArray(data3))){
const err13 = {instancePath:instancePath+"/products",params:{},message:"35,8"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.currency !== undefined){
let data5 = data.currency;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/currency",params:{},message:"17,17"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(!((((data5 === "USD") || (data5 === "CAD")) || (data5 === "GBP")) || (data5 === "EUR"))){
const err15 = {instancePath:instancePath+"/currency",params:{},message:"17,17"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.language !== undefined){
let data6 = data.language;
if(typeof data6 !== "string"){
const err16 = {instancePath:instancePath+"/language",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(!((data6 === "en") || (data6 === "fr"))){
const err17 = {instancePath:instancePath+"/language",params:{},message:"0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.tiers !== undefined){
let data7 = data.tiers;
if(Array.isArray(data7)){
if(data7.length > 5){
const err18 = {instancePath:instancePath+"/tiers",params:{},message:"75"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(func1(data8) > 40){
const err19 = {instancePath:instancePath+"/tiers/" + i1,params:{},message:"76"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(typeof data8 !== "string"){
const err20 = {instancePath:instancePath+"/tiers/" + i1,params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(!(Array.isArray(data7))){
const err21 = {instancePath:instancePath+"/tiers",params:{},message:"35,8"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err22 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"props":{"subtotal":true,"promotion":true,"address":true,"products":true,"currency":true,"language":true,"tiers":true},"dynamicProps":false,"dynamicItems":false};


function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"props":{"subtotal":true,"promotion":true,"address":true,"products":true,"currency":true,"language":true,"tiers":true},"dynamicProps":false,"dynamicItems":false};

export const loginBody = validate78;


const formats0 = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;


function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,params:{missingProperty: "type"},message:"89"};
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
const err1 = {instancePath:instancePath+"/type",params:{},message:"89,89"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((data0 === "turnstile") || (data0 === "one-time-code"))){
const err2 = {instancePath:instancePath+"/type",params:{},message:"88,89"};
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
const err3 = {instancePath:instancePath+"/token",params:{},message:"5"};
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
const err4 = {instancePath:instancePath+"/token",params:{},message:"36,8"};
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
const err5 = {instancePath,params:{},message:"84,84"};
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
const err8 = {instancePath,params:{missingProperty: "token"},message:"85"};
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
const err9 = {instancePath:instancePath+"/token",params:{},message:"90,85"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data3) > 5){
const err10 = {instancePath:instancePath+"/token",params:{},message:"90,85"};
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
const err11 = {instancePath:instancePath+"/token",params:{},message:"85,85"};
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
validate80.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,params:{missingProperty: "email"},message:"2"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.password === undefined){
const err1 = {instancePath,params:{missingProperty: "password"},message:"79"};
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
const err2 = {instancePath:instancePath+"/email",params:{},message:"3,2"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) > 254){
const err3 = {instancePath:instancePath+"/email",params:{},message:"77,2"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(formats0.test(data0))){
const err4 = {instancePath:instancePath+"/email",params:{},message:"77,2"};
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
const err5 = {instancePath:instancePath+"/email",params:{},message:"2,2"};
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
const err6 = {instancePath:instancePath+"/password",params:{},message:"78,79"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data1) > 255){
const err7 = {instancePath:instancePath+"/password",params:{},message:"80,79"};
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
const err8 = {instancePath:instancePath+"/password",params:{},message:"79,79"};
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
const err9 = {instancePath:instancePath+"/remember",params:{},message:"5"};
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
const err10 = {instancePath:instancePath+"/remember",params:{},message:"31,8"};
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
const err11 = {instancePath:instancePath+"/action",params:{},message:"36,8"};
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
const err13 = {instancePath:instancePath+"/challenge/type",params:{},message:"5"};
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
const err14 = {instancePath:instancePath+"/challenge/type",params:{},message:"36,8"};
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
const err15 = {instancePath:instancePath+"/challenge/token",params:{},message:"5"};
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
const err16 = {instancePath:instancePath+"/challenge/token",params:{},message:"36,8"};
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
const err17 = {instancePath:instancePath+"/challenge",params:{},message:"9,8"};
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
const err18 = {instancePath:instancePath+"/MFA/type",params:{},message:"5"};
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
const err19 = {instancePath:instancePath+"/MFA/type",params:{},message:"36,8"};
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
const err20 = {instancePath:instancePath+"/MFA/token",params:{},message:"5"};
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
const err21 = {instancePath:instancePath+"/MFA/token",params:{},message:"36,8"};
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
const err22 = {instancePath:instancePath+"/MFA",params:{},message:"9,8"};
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
const err23 = {instancePath,params:{},message:"87,87"};
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
const err29 = {instancePath:instancePath+"/challenge/token",params:{},message:"5,85"};
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
const err30 = {instancePath:instancePath+"/challenge/token",params:{},message:"85,85"};
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
const err40 = {instancePath:instancePath+"/challenge",params:{missingProperty: "token"},message:"86"};
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
const err41 = {instancePath:instancePath+"/challenge/token",params:{},message:"3,86"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func1(data19) > 1000){
const err42 = {instancePath:instancePath+"/challenge/token",params:{},message:"5,86"};
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
const err43 = {instancePath:instancePath+"/challenge/token",params:{},message:"86,86"};
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
const err50 = {instancePath,params:{missingProperty: "challenge"},message:"84"};
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
const err51 = {instancePath:instancePath+"/remember",params:{},message:"81"};
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
if(!(validate80(data.challenge, {instancePath:instancePath+"/challenge",parentData:data,parentDataProperty:"challenge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
}
if(data.MFA !== undefined){
let data23 = data.MFA;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
if(data23.token === undefined){
const err52 = {instancePath:instancePath+"/MFA",params:{missingProperty: "token"},message:"82"};
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
const err54 = {instancePath:instancePath+"/MFA/token",params:{},message:"3,82"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func1(data25) > 6){
const err55 = {instancePath:instancePath+"/MFA/token",params:{},message:"83,82"};
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
const err56 = {instancePath:instancePath+"/MFA/token",params:{},message:"82,82"};
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
const err57 = {instancePath:instancePath+"/MFA",params:{},message:"9,8"};
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
validate79.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate79(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
else {
var props0 = validate79.evaluated.props;
}
validate78.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate78.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const orderSubscriptionBody = validate83;



function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate84.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user_id === undefined){
const err0 = {instancePath,params:{missingProperty: "user_id"},message:"91"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.subscription_id === undefined){
const err1 = {instancePath,params:{missingProperty: "subscription_id"},message:"92"};
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
const err2 = {instancePath:instancePath+"/user_id",params:{},message:"15,91"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < -1000000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/user_id",params:{},message:"13,91"};
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
const err4 = {instancePath:instancePath+"/user_id",params:{},message:"91,91"};
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
const err5 = {instancePath:instancePath+"/subscription_id",params:{},message:"15,92"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < -1000000000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/subscription_id",params:{},message:"13,92"};
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
const err7 = {instancePath:instancePath+"/subscription_id",params:{},message:"92,92"};
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
const err8 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}
validate84.evaluated = {"props":{"user_id":true,"subscription_id":true},"dynamicProps":false,"dynamicItems":false};


function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate83.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate84(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
errors = vErrors.length;
}
validate83.errors = vErrors;
return errors === 0;
}
validate83.evaluated = {"props":{"user_id":true,"subscription_id":true},"dynamicProps":false,"dynamicItems":false};

export const recoverPasswordBody = validate86;



function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate87.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,params:{missingProperty: "email"},message:"2"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/email",params:{},message:"3,2"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) > 254){
const err2 = {instancePath:instancePath+"/email",params:{},message:"93,2"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!(formats0.test(data0))){
const err3 = {instancePath:instancePath+"/email",params:{},message:"93,2"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/email",params:{},message:"2,2"};
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
const err5 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}
validate87.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};


function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate86.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate87(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
errors = vErrors.length;
}
validate86.errors = vErrors;
return errors === 0;
}
validate86.evaluated = {"props":{"email":true},"dynamicProps":false,"dynamicItems":false};

export const registerBody = validate89;



function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate90.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,params:{missingProperty: "email"},message:"2"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.termsOfService === undefined){
const err1 = {instancePath,params:{missingProperty: "termsOfService"},message:"94"};
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
const err2 = {instancePath:instancePath+"/username",params:{},message:"5"};
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
const err3 = {instancePath:instancePath+"/username",params:{},message:"36,8"};
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
const err4 = {instancePath:instancePath+"/email",params:{},message:"3,2"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) > 254){
const err5 = {instancePath:instancePath+"/email",params:{},message:"93,2"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(formats0.test(data1))){
const err6 = {instancePath:instancePath+"/email",params:{},message:"93,2"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern5.test(data1)){
const err7 = {instancePath:instancePath+"/email",params:{},message:"26,2"};
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
const err8 = {instancePath:instancePath+"/email",params:{},message:"2,2"};
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
const err9 = {instancePath:instancePath+"/password",params:{},message:"5"};
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
const err10 = {instancePath:instancePath+"/password",params:{},message:"36,8"};
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
const err11 = {instancePath:instancePath+"/challenge/type",params:{},message:"5"};
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
const err12 = {instancePath:instancePath+"/challenge/type",params:{},message:"36,8"};
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
const err13 = {instancePath:instancePath+"/challenge/token",params:{},message:"5"};
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
const err14 = {instancePath:instancePath+"/challenge/token",params:{},message:"36,8"};
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
const err15 = {instancePath:instancePath+"/challenge",params:{},message:"9,8"};
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
const err16 = {instancePath:instancePath+"/token",params:{},message:"5"};
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
const err17 = {instancePath:instancePath+"/token",params:{},message:"36,8"};
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
const err18 = {instancePath:instancePath+"/termsOfService",params:{},message:"94,94"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(true !== data7){
const err19 = {instancePath:instancePath+"/termsOfService",params:{},message:"94,94"};
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
const err20 = {instancePath,params:{},message:"@9"};
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
const err24 = {instancePath,params:{missingProperty: "username"},message:"61"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data.password === undefined){
const err25 = {instancePath,params:{missingProperty: "password"},message:"79"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data.challenge === undefined){
const err26 = {instancePath,params:{missingProperty: "challenge"},message:"84"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data.username !== undefined){
if(!(validate36(data.username, {instancePath:instancePath+"/username",parentData:data,parentDataProperty:"username",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
}
if(data.password !== undefined){
let data10 = data.password;
if(typeof data10 === "string"){
if(func1(data10) < 8){
const err27 = {instancePath:instancePath+"/password",params:{},message:"58,79"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func1(data10) > 255){
const err28 = {instancePath:instancePath+"/password",params:{},message:"57,79"};
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
const err29 = {instancePath:instancePath+"/password",params:{},message:"79,79"};
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
if(!(validate80(data.challenge, {instancePath:instancePath+"/challenge",parentData:data,parentDataProperty:"challenge",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
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
const err34 = {instancePath:instancePath+"/challenge",params:{missingProperty: "token"},message:"95"};
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
const err35 = {instancePath:instancePath+"/challenge/token",params:{},message:"3,95"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func1(data15) > 1000){
const err36 = {instancePath:instancePath+"/challenge/token",params:{},message:"5,95"};
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
const err37 = {instancePath:instancePath+"/challenge/token",params:{},message:"95,95"};
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
validate90.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate90.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate89.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate90(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
errors = vErrors.length;
}
else {
var props0 = validate90.evaluated.props;
}
validate89.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate89.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const resetPasswordBody = validate94;



function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate95.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.password === undefined){
const err0 = {instancePath,params:{missingProperty: "password"},message:"59"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.passwordConfirm === undefined){
const err1 = {instancePath,params:{missingProperty: "passwordConfirm"},message:"60"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.password !== undefined){
let data0 = data.password;
if(typeof data0 === "string"){
if(func1(data0) < 8){
const err2 = {instancePath:instancePath+"/password",params:{},message:"58,59"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) > 255){
const err3 = {instancePath:instancePath+"/password",params:{},message:"57,59"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/password",params:{},message:"59,59"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.passwordConfirm !== undefined){
let data1 = data.passwordConfirm;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/passwordConfirm",params:{},message:"3,60"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) > 1000){
const err6 = {instancePath:instancePath+"/passwordConfirm",params:{},message:"5,60"};
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
const err7 = {instancePath:instancePath+"/passwordConfirm",params:{},message:"60,60"};
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
const err8 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}
validate95.evaluated = {"props":{"password":true,"passwordConfirm":true},"dynamicProps":false,"dynamicItems":false};


function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate94.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate95(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
errors = vErrors.length;
}
validate94.errors = vErrors;
return errors === 0;
}
validate94.evaluated = {"props":{"password":true,"passwordConfirm":true},"dynamicProps":false,"dynamicItems":false};

export const saveAddressBody = validate97;


function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate97.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
validate97.errors = vErrors;
return errors === 0;
}
validate97.evaluated = {"props":{"firstname":true,"lastname":true,"address1":true,"address2":true,"city":true,"state":true,"zipcode":true,"country":true,"phone":true},"dynamicProps":false,"dynamicItems":false};

export const startSubscriptionBody = validate99;


const pattern10 = new RegExp("^(?![\\s\\S]*(?:(?![©®™])\\p{Extended_Pictographic}|\\p{RI}|\\u20E3|\\uFE0F))", "u");

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate100.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
const err0 = {instancePath,params:{missingProperty: "user"},message:"107"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cart === undefined){
const err1 = {instancePath,params:{missingProperty: "cart"},message:"@8"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payment === undefined){
const err2 = {instancePath,params:{missingProperty: "payment"},message:"111"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.action !== undefined){
let data0 = data.action;
if(typeof data0 !== "string"){
const err3 = {instancePath:instancePath+"/action",params:{},message:"96"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data0 === "subscription_start") || (data0 === "subscription_restart")) || (data0 === "subscription_plan_change"))){
const err4 = {instancePath:instancePath+"/action",params:{},message:"96"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.validation !== undefined){
let data1 = data.validation;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.type !== undefined){
let data2 = data1.type;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/validation/type",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data2 === "nonce") || (data2 === "klaviyo-exchange")) || (data2 === null))){
const err6 = {instancePath:instancePath+"/validation/type",params:{},message:"0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.nonce !== undefined){
let data3 = data1.nonce;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err7 = {instancePath:instancePath+"/validation/nonce",params:{},message:"5"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/validation/nonce",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.exchange !== undefined){
let data4 = data1.exchange;
if(typeof data4 === "string"){
if(func1(data4) > 1000){
const err9 = {instancePath:instancePath+"/validation/exchange",params:{},message:"5"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/validation/exchange",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.action !== undefined){
let data5 = data1.action;
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err11 = {instancePath:instancePath+"/validation/action",params:{},message:"5"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if((typeof data5 !== "string") && (data5 !== null)){
const err12 = {instancePath:instancePath+"/validation/action",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if((!(data1 && typeof data1 == "object" && !Array.isArray(data1))) && (data1 !== null)){
const err13 = {instancePath:instancePath+"/validation",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs6 = errors;
let valid2 = true;
const _errs7 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((data1.type === undefined) && (missing0 = "type")){
const err14 = {};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data1.type !== undefined){
if("klaviyo-exchange" !== data1.type){
const err15 = {};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
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
const _errs9 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.exchange === undefined){
const err16 = {instancePath:instancePath+"/validation",params:{missingProperty: "exchange"},message:"97"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data1.exchange !== undefined){
let data7 = data1.exchange;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err17 = {instancePath:instancePath+"/validation/exchange",params:{},message:"3,97"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data7) > 1000){
const err18 = {instancePath:instancePath+"/validation/exchange",params:{},message:"5,97"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(typeof data7 !== "string"){
const err19 = {instancePath:instancePath+"/validation/exchange",params:{},message:"97,97"};
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
var _valid0 = _errs9 === errors;
valid2 = _valid0;
if(valid2){
var props0 = {};
props0.exchange = true;
props0.type = true;
props0.nonce = true;
props0.action = true;
}
}
else {
const _errs11 = errors;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.nonce === undefined){
const err20 = {instancePath:instancePath+"/validation",params:{missingProperty: "nonce"},message:"98"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data1.nonce !== undefined){
let data8 = data1.nonce;
if(typeof data8 === "string"){
if(func1(data8) < 1){
const err21 = {instancePath:instancePath+"/validation/nonce",params:{},message:"3,98"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data8) > 1000){
const err22 = {instancePath:instancePath+"/validation/nonce",params:{},message:"5,98"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(typeof data8 !== "string"){
const err23 = {instancePath:instancePath+"/validation/nonce",params:{},message:"98,98"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
var _valid0 = _errs11 === errors;
valid2 = _valid0;
if(valid2){
if(props0 !== true){
props0 = props0 || {};
props0.nonce = true;
}
}
}
if(!valid2){
const err24 = {instancePath:instancePath+"/validation",params:{},message:""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.user !== undefined){
let data9 = data.user;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.email === undefined){
const err25 = {instancePath:instancePath+"/user",params:{missingProperty: "email"},message:"2"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data9.email !== undefined){
let data10 = data9.email;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err26 = {instancePath:instancePath+"/user/email",params:{},message:"3,2"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data10) > 254){
const err27 = {instancePath:instancePath+"/user/email",params:{},message:"77,2"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats0.test(data10))){
const err28 = {instancePath:instancePath+"/user/email",params:{},message:"77,2"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern5.test(data10)){
const err29 = {instancePath:instancePath+"/user/email",params:{},message:"26,2"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(typeof data10 !== "string"){
const err30 = {instancePath:instancePath+"/user/email",params:{},message:"2,2"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data9.address !== undefined){
let data11 = data9.address;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.billing !== undefined){
let data12 = data11.billing;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.country === undefined){
const err31 = {instancePath:instancePath+"/user/address/billing",params:{missingProperty: "country"},message:"101"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.zipcode === undefined){
const err32 = {instancePath:instancePath+"/user/address/billing",params:{missingProperty: "zipcode"},message:"103"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data12.name !== undefined){
let data13 = data12.name;
if(typeof data13 === "string"){
if(func1(data13) > 1000){
const err33 = {instancePath:instancePath+"/user/address/billing/name",params:{},message:"5,100"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern10.test(data13)){
const err34 = {instancePath:instancePath+"/user/address/billing/name",params:{},message:"99,100"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if((typeof data13 !== "string") && (data13 !== null)){
const err35 = {instancePath:instancePath+"/user/address/billing/name",params:{},message:"100,100"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data12.country !== undefined){
let data14 = data12.country;
if(typeof data14 === "string"){
if(func1(data14) < 1){
const err36 = {instancePath:instancePath+"/user/address/billing/country",params:{},message:"3,101"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(func1(data14) > 1000){
const err37 = {instancePath:instancePath+"/user/address/billing/country",params:{},message:"5,101"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern10.test(data14)){
const err38 = {instancePath:instancePath+"/user/address/billing/country",params:{},message:"102,101"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(typeof data14 !== "string"){
const err39 = {instancePath:instancePath+"/user/address/billing/country",params:{},message:"101,101"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data12.zipcode !== undefined){
let data15 = data12.zipcode;
if(typeof data15 === "string"){
if(func1(data15) < 1){
const err40 = {instancePath:instancePath+"/user/address/billing/zipcode",params:{},message:"3,103"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(func1(data15) > 1000){
const err41 = {instancePath:instancePath+"/user/address/billing/zipcode",params:{},message:"5,103"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern10.test(data15)){
const err42 = {instancePath:instancePath+"/user/address/billing/zipcode",params:{},message:"104,103"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(typeof data15 !== "string"){
const err43 = {instancePath:instancePath+"/user/address/billing/zipcode",params:{},message:"103,103"};
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
if((!(data12 && typeof data12 == "object" && !Array.isArray(data12))) && (data12 !== null)){
const err44 = {instancePath:instancePath+"/user/address/billing",params:{},message:"105"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err45 = {instancePath:instancePath+"/user/address",params:{},message:"106"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))){
const err46 = {instancePath:instancePath+"/user",params:{},message:"107,107"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.cart !== undefined){
let data16 = data.cart;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.products === undefined){
const err47 = {instancePath:instancePath+"/cart",params:{missingProperty: "products"},message:"11"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data16.invoice === undefined){
const err48 = {instancePath:instancePath+"/cart",params:{missingProperty: "invoice"},message:"@8"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data16.products !== undefined){
let data17 = data16.products;
if(Array.isArray(data17)){
if(data17.length > 250){
const err49 = {instancePath:instancePath+"/cart/products",params:{},message:"12,11"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data17.length < 1){
const err50 = {instancePath:instancePath+"/cart/products",params:{},message:"10,11"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
const len0 = data17.length;
for(let i0=0; i0<len0; i0++){
let data18 = data17[i0];
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.id === undefined){
const err51 = {instancePath:instancePath+"/cart/products/" + i0,params:{missingProperty: "id"},message:"108"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data18.id !== undefined){
let data19 = data18.id;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
const err52 = {instancePath:instancePath+"/cart/products/" + i0+"/id",params:{},message:"21,108"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data19 < -9007199254740991 || isNaN(data19)){
const err53 = {instancePath:instancePath+"/cart/products/" + i0+"/id",params:{},message:"20,108"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(typeof data19 === "string"){
if(func1(data19) < 1){
const err54 = {instancePath:instancePath+"/cart/products/" + i0+"/id",params:{},message:"3,108"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func1(data19) > 1000){
const err55 = {instancePath:instancePath+"/cart/products/" + i0+"/id",params:{},message:"5,108"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if((typeof data19 !== "string") && (!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))))){
const err56 = {instancePath:instancePath+"/cart/products/" + i0+"/id",params:{},message:"108,108"};
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
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err57 = {instancePath:instancePath+"/cart/products/" + i0,params:{},message:"108,108"};
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
if(!(Array.isArray(data17))){
const err58 = {instancePath:instancePath+"/cart/products",params:{},message:"11,11"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data16.invoice !== undefined){
let data20 = data16.invoice;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.total === undefined){
const err59 = {instancePath:instancePath+"/cart/invoice",params:{missingProperty: "total"},message:"14"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data20.total !== undefined){
let data21 = data20.total;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 > 1000000000 || isNaN(data21)){
const err60 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"15,14"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data21 < -1000000000 || isNaN(data21)){
const err61 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"13,14"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(typeof data21 === "string"){
if(func1(data21) < 1){
const err62 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"3,14"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(func1(data21) > 1000){
const err63 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"5,14"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if((typeof data21 !== "string") && (!(typeof data21 == "number"))){
const err64 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"14,14"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))){
const err65 = {instancePath:instancePath+"/cart/invoice",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err66 = {instancePath:instancePath+"/cart",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.payment !== undefined){
let data22 = data.payment;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.service === undefined){
const err67 = {instancePath:instancePath+"/payment",params:{missingProperty: "service"},message:"66"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data22.expiry === undefined){
const err68 = {instancePath:instancePath+"/payment",params:{missingProperty: "expiry"},message:"110"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data22.id !== undefined){
let data23 = data22.id;
if(typeof data23 === "string"){
if(func1(data23) > 1000){
const err69 = {instancePath:instancePath+"/payment/id",params:{},message:"5"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if((typeof data23 !== "string") && (data23 !== null)){
const err70 = {instancePath:instancePath+"/payment/id",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data22.terms !== undefined){
let data24 = data22.terms;
if((typeof data24 !== "boolean") && (data24 !== null)){
const err71 = {instancePath:instancePath+"/payment/terms",params:{},message:"31,8"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data22.service !== undefined){
let data25 = data22.service;
if(typeof data25 !== "string"){
const err72 = {instancePath:instancePath+"/payment/service",params:{},message:"66,66"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!(data25 === "basis-theory")){
const err73 = {instancePath:instancePath+"/payment/service",params:{},message:"109,66"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data22.expiry !== undefined){
let data26 = data22.expiry;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.month !== undefined){
let data27 = data26.month;
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9007199254740991 || isNaN(data27)){
const err74 = {instancePath:instancePath+"/payment/expiry/month",params:{},message:"21"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data27 < -9007199254740991 || isNaN(data27)){
const err75 = {instancePath:instancePath+"/payment/expiry/month",params:{},message:"20"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(typeof data27 === "string"){
if(func1(data27) > 1000){
const err76 = {instancePath:instancePath+"/payment/expiry/month",params:{},message:"5"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(((typeof data27 !== "string") && (!((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))))) && (data27 !== null)){
const err77 = {instancePath:instancePath+"/payment/expiry/month",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data26.year !== undefined){
let data28 = data26.year;
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9007199254740991 || isNaN(data28)){
const err78 = {instancePath:instancePath+"/payment/expiry/year",params:{},message:"21"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data28 < -9007199254740991 || isNaN(data28)){
const err79 = {instancePath:instancePath+"/payment/expiry/year",params:{},message:"20"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(typeof data28 === "string"){
if(func1(data28) > 1000){
const err80 = {instancePath:instancePath+"/payment/expiry/year",params:{},message:"5"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(((typeof data28 !== "string") && (!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))))) && (data28 !== null)){
const err81 = {instancePath:instancePath+"/payment/expiry/year",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
}
if(!(data26 && typeof data26 == "object" && !Array.isArray(data26))){
const err82 = {instancePath:instancePath+"/payment/expiry",params:{},message:"110,110"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
}
if(!(data22 && typeof data22 == "object" && !Array.isArray(data22))){
const err83 = {instancePath:instancePath+"/payment",params:{},message:"111,111"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err84 = {instancePath,params:{},message:"114,114"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
const _errs34 = errors;
let valid17 = true;
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.action === undefined) && (missing1 = "action")){
const err85 = {};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
else {
if(data.action !== undefined){
let data29 = data.action;
if(!((data29 === "subscription_restart") || (data29 === "subscription_plan_change"))){
const err86 = {};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
}
var _valid1 = _errs35 === errors;
errors = _errs34;
if(vErrors !== null){
if(_errs34){
vErrors.length = _errs34;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs37 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.validation === undefined){
const err87 = {instancePath,params:{missingProperty: "validation"},message:"112"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data.validation !== undefined){
let data30 = data.validation;
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))){
const err88 = {instancePath:instancePath+"/validation",params:{},message:"112,112"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
var _valid1 = _errs37 === errors;
valid17 = _valid1;
if(valid17){
var props1 = {};
props1.validation = true;
props1.action = true;
}
}
else {
const _errs39 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment !== undefined){
let data31 = data.payment;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.terms === undefined){
const err89 = {instancePath:instancePath+"/payment",params:{missingProperty: "terms"},message:"113"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data31.terms !== undefined){
if(true !== data31.terms){
const err90 = {instancePath:instancePath+"/payment/terms",params:{},message:"113,113"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
}
}
}
var _valid1 = _errs39 === errors;
valid17 = _valid1;
if(valid17){
if(props1 !== true){
props1 = props1 || {};
props1.payment = true;
}
}
}
if(!valid17){
const err91 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(props1 !== true){
props1 = props1 || {};
props1.action = true;
props1.validation = true;
props1.user = true;
props1.cart = true;
props1.payment = true;
}
const _errs43 = errors;
let valid22 = true;
const _errs44 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.payment === undefined) && (missing2 = "payment")){
const err92 = {};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
else {
if(data.payment !== undefined){
let data33 = data.payment;
const _errs45 = errors;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing3;
if((data33.id === undefined) && (missing3 = "id")){
const err93 = {};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
else {
if(data33.id !== undefined){
let data34 = data33.id;
const _errs47 = errors;
const _errs48 = errors;
if(!((data34 === null) || (data34 === ""))){
const err94 = {};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
var valid25 = _errs48 === errors;
if(valid25){
const err95 = {};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
else {
errors = _errs47;
if(vErrors !== null){
if(_errs47){
vErrors.length = _errs47;
}
else {
vErrors = null;
}
}
}
}
}
}
if(errors === _errs45){
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))){
const err96 = {};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
}
}
var _valid2 = _errs44 === errors;
errors = _errs43;
if(vErrors !== null){
if(_errs43){
vErrors.length = _errs43;
}
else {
vErrors = null;
}
}
if(!_valid2){
const _errs49 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user !== undefined){
let data35 = data.user;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.address !== undefined){
let data36 = data35.address;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.billing !== undefined){
let data37 = data36.billing;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.name === undefined){
const err97 = {instancePath:instancePath+"/user/address/billing",params:{missingProperty: "name"},message:"100"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data37.name !== undefined){
let data38 = data37.name;
if(typeof data38 === "string"){
if(func1(data38) < 1){
const err98 = {instancePath:instancePath+"/user/address/billing/name",params:{},message:"3,100"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(func1(data38) > 1000){
const err99 = {instancePath:instancePath+"/user/address/billing/name",params:{},message:"5,100"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(typeof data38 !== "string"){
const err100 = {instancePath:instancePath+"/user/address/billing/name",params:{},message:"100,100"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
}
}
}
}
}
}
}
var _valid2 = _errs49 === errors;
valid22 = _valid2;
if(valid22){
var props2 = {};
props2.user = true;
props2.payment = true;
}
}
if(!valid22){
const err101 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(props1 !== true && props2 !== undefined){
if(props2 === true){
props1 = true;
}
else {
props1 = props1 || {};
Object.assign(props1, props2);
}
}
validate100.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate100.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate99.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate100(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate100.errors : vErrors.concat(validate100.errors);
errors = vErrors.length;
}
else {
var props0 = validate100.evaluated.props;
}
validate99.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate99.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const submitCheckoutBody = validate102;




const pattern21 = new RegExp("^\\d{5}(?:-\\d{4})?$", "u");
const pattern22 = new RegExp("^[Cc][Aa]$", "u");
const pattern23 = new RegExp("^[A-Za-z]\\d[A-Za-z][ -]?\\d[A-Za-z]\\d$", "u");

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate106.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstname === undefined){
const err0 = {instancePath,params:{missingProperty: "firstname"},message:"117"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lastname === undefined){
const err1 = {instancePath,params:{missingProperty: "lastname"},message:"119"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.address1 === undefined){
const err2 = {instancePath,params:{missingProperty: "address1"},message:"106"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.city === undefined){
const err3 = {instancePath,params:{missingProperty: "city"},message:"122"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.state === undefined){
const err4 = {instancePath,params:{missingProperty: "state"},message:"124"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.country === undefined){
const err5 = {instancePath,params:{missingProperty: "country"},message:"101"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.firstname !== undefined){
let data0 = data.firstname;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/firstname",params:{},message:"3,117"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) > 1000){
const err7 = {instancePath:instancePath+"/firstname",params:{},message:"5,117"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern10.test(data0)){
const err8 = {instancePath:instancePath+"/firstname",params:{},message:"118,117"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/firstname",params:{},message:"117,117"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.lastname !== undefined){
let data1 = data.lastname;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/lastname",params:{},message:"3,119"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) > 1000){
const err11 = {instancePath:instancePath+"/lastname",params:{},message:"5,119"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern10.test(data1)){
const err12 = {instancePath:instancePath+"/lastname",params:{},message:"120,119"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/lastname",params:{},message:"119,119"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.address1 !== undefined){
let data2 = data.address1;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err14 = {instancePath:instancePath+"/address1",params:{},message:"3,106"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data2) > 1000){
const err15 = {instancePath:instancePath+"/address1",params:{},message:"5,106"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern10.test(data2)){
const err16 = {instancePath:instancePath+"/address1",params:{},message:"121,106"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/address1",params:{},message:"106,106"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.address2 !== undefined){
let data3 = data.address2;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err18 = {instancePath:instancePath+"/address2",params:{},message:"5"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if((typeof data3 !== "string") && (data3 !== null)){
const err19 = {instancePath:instancePath+"/address2",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.city !== undefined){
let data4 = data.city;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err20 = {instancePath:instancePath+"/city",params:{},message:"3,122"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data4) > 1000){
const err21 = {instancePath:instancePath+"/city",params:{},message:"5,122"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern10.test(data4)){
const err22 = {instancePath:instancePath+"/city",params:{},message:"123,122"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(typeof data4 !== "string"){
const err23 = {instancePath:instancePath+"/city",params:{},message:"122,122"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err24 = {instancePath:instancePath+"/state",params:{},message:"3,124"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data5) > 1000){
const err25 = {instancePath:instancePath+"/state",params:{},message:"5,124"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern10.test(data5)){
const err26 = {instancePath:instancePath+"/state",params:{},message:"125,124"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(typeof data5 !== "string"){
const err27 = {instancePath:instancePath+"/state",params:{},message:"124,124"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err28 = {instancePath:instancePath+"/country",params:{},message:"3,101"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func1(data6) > 1000){
const err29 = {instancePath:instancePath+"/country",params:{},message:"5,101"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern10.test(data6)){
const err30 = {instancePath:instancePath+"/country",params:{},message:"102,101"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(typeof data6 !== "string"){
const err31 = {instancePath:instancePath+"/country",params:{},message:"101,101"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.zipcode !== undefined){
let data7 = data.zipcode;
if(typeof data7 === "string"){
if(func1(data7) > 1000){
const err32 = {instancePath:instancePath+"/zipcode",params:{},message:"5"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(typeof data7 !== "string"){
const err33 = {instancePath:instancePath+"/zipcode",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.phone !== undefined){
let data8 = data.phone;
if(typeof data8 === "string"){
if(func1(data8) > 1000){
const err34 = {instancePath:instancePath+"/phone",params:{},message:"5"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!pattern10.test(data8)){
const err35 = {instancePath:instancePath+"/phone",params:{},message:"126"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if((typeof data8 !== "string") && (data8 !== null)){
const err36 = {instancePath:instancePath+"/phone",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err37 = {instancePath,params:{},message:"131,131"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const _errs9 = errors;
let valid1 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country === undefined) && (missing0 = "country")){
const err38 = {};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
if(data.country !== undefined){
let data9 = data.country;
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
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
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.zipcode === undefined){
const err40 = {instancePath,params:{missingProperty: "zipcode"},message:"127"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data.zipcode !== undefined){
let data10 = data.zipcode;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err41 = {instancePath:instancePath+"/zipcode",params:{},message:"3,127"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(func1(data10) > 1000){
const err42 = {instancePath:instancePath+"/zipcode",params:{},message:"5,127"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(!pattern21.test(data10)){
const err43 = {instancePath:instancePath+"/zipcode",params:{},message:"128,127"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(typeof data10 !== "string"){
const err44 = {instancePath:instancePath+"/zipcode",params:{},message:"127,127"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.zipcode = true;
props0.country = true;
props0.firstname = true;
props0.lastname = true;
props0.address1 = true;
props0.address2 = true;
props0.city = true;
props0.state = true;
props0.phone = true;
}
}
else {
const _errs14 = errors;
const _errs15 = errors;
let valid4 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country === undefined) && (missing1 = "country")){
const err45 = {};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
else {
if(data.country !== undefined){
let data11 = data.country;
if(typeof data11 === "string"){
if(!pattern22.test(data11)){
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
}
}
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.zipcode === undefined){
const err47 = {instancePath,params:{missingProperty: "zipcode"},message:"127"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data.zipcode !== undefined){
let data12 = data.zipcode;
if(typeof data12 === "string"){
if(func1(data12) < 1){
const err48 = {instancePath:instancePath+"/zipcode",params:{},message:"3,127"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(func1(data12) > 1000){
const err49 = {instancePath:instancePath+"/zipcode",params:{},message:"5,127"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!pattern23.test(data12)){
const err50 = {instancePath:instancePath+"/zipcode",params:{},message:"129,127"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(typeof data12 !== "string"){
const err51 = {instancePath:instancePath+"/zipcode",params:{},message:"127,127"};
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
var _valid1 = _errs18 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.zipcode = true;
props1.country = true;
}
}
else {
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.zipcode === undefined){
const err52 = {instancePath,params:{missingProperty: "zipcode"},message:"127"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data.zipcode !== undefined){
let data13 = data.zipcode;
if(typeof data13 === "string"){
if(func1(data13) < 1){
const err53 = {instancePath:instancePath+"/zipcode",params:{},message:"3,127"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(func1(data13) > 1000){
const err54 = {instancePath:instancePath+"/zipcode",params:{},message:"5,127"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!pattern10.test(data13)){
const err55 = {instancePath:instancePath+"/zipcode",params:{},message:"130,127"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(typeof data13 !== "string"){
const err56 = {instancePath:instancePath+"/zipcode",params:{},message:"127,127"};
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
var _valid1 = _errs20 === errors;
valid4 = _valid1;
if(valid4){
if(props1 !== true){
props1 = props1 || {};
props1.zipcode = true;
}
}
}
if(!valid4){
const err57 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = _valid0;
if(valid1){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
}
if(!valid1){
const err58 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
validate106.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate106.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate104.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,params:{missingProperty: "email"},message:"2"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.email !== undefined){
if(!(validate17(data.email, {instancePath:instancePath+"/email",parentData:data,parentDataProperty:"email",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
if(data.address !== undefined){
let data1 = data.address;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.billing !== undefined){
if(!(validate106(data1.billing, {instancePath:instancePath+"/address/billing",parentData:data1,parentDataProperty:"billing",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate106.errors : vErrors.concat(validate106.errors);
errors = vErrors.length;
}
}
if(data1.shipping !== undefined){
let data3 = data1.shipping;
const _errs4 = errors;
let valid2 = true;
const _errs5 = errors;
if(data3 !== null){
const err1 = {};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs6 = errors;
if(!(validate45(data3, {instancePath:instancePath+"/address/shipping",parentData:data1,parentDataProperty:"shipping",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
var _valid0 = _errs6 === errors;
valid2 = _valid0;
if(valid2){
var props1 = {};
props1.firstname = true;
props1.lastname = true;
props1.address1 = true;
props1.address2 = true;
props1.city = true;
props1.state = true;
props1.zipcode = true;
props1.country = true;
props1.phone = true;
}
}
if(!valid2){
const err2 = {instancePath:instancePath+"/address/shipping",params:{},message:""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err3 = {instancePath:instancePath+"/address",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ip !== undefined){
let data4 = data.ip;
if(typeof data4 === "string"){
if(func1(data4) > 1000){
const err4 = {instancePath:instancePath+"/ip",params:{},message:"5"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/ip",params:{},message:"36,8"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err6 = {instancePath,params:{},message:"1,1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}
validate104.evaluated = {"props":{"email":true,"address":true,"ip":true},"dynamicProps":false,"dynamicItems":false};



function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate110.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.products === undefined){
const err0 = {instancePath,params:{missingProperty: "products"},message:"11"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.invoice === undefined){
const err1 = {instancePath,params:{missingProperty: "invoice"},message:"16"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.products !== undefined){
let data0 = data.products;
if(Array.isArray(data0)){
if(data0.length > 250){
const err2 = {instancePath:instancePath+"/products",params:{},message:"12,11"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/products",params:{},message:"10,11"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate19(data0[i0], {instancePath:instancePath+"/products/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
if(!(Array.isArray(data0))){
const err4 = {instancePath:instancePath+"/products",params:{},message:"11,11"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.promotion !== undefined){
let data2 = data.promotion;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err5 = {instancePath:instancePath+"/promotion/name",params:{},message:"5"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/promotion/name",params:{},message:"36,8"};
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
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/promotion",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.giftCard !== undefined){
let data4 = data.giftCard;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.code === undefined){
const err8 = {instancePath:instancePath+"/giftCard",params:{missingProperty: "code"},message:"132"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.code !== undefined){
let data5 = data4.code;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err9 = {instancePath:instancePath+"/giftCard/code",params:{},message:"3,132"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func1(data5) > 1000){
const err10 = {instancePath:instancePath+"/giftCard/code",params:{},message:"5,132"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(typeof data5 !== "string"){
const err11 = {instancePath:instancePath+"/giftCard/code",params:{},message:"132,132"};
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
if((!(data4 && typeof data4 == "object" && !Array.isArray(data4))) && (data4 !== null)){
const err12 = {instancePath:instancePath+"/giftCard",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.credits !== undefined){
let data6 = data.credits;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.uuid !== undefined){
let data7 = data6.uuid;
if(typeof data7 === "string"){
if(func1(data7) < 1){
const err13 = {instancePath:instancePath+"/credits/uuid",params:{},message:"3,133"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func1(data7) > 1000){
const err14 = {instancePath:instancePath+"/credits/uuid",params:{},message:"5,133"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(typeof data7 !== "string"){
const err15 = {instancePath:instancePath+"/credits/uuid",params:{},message:"133,133"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)){
const err16 = {instancePath:instancePath+"/credits",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.shipping !== undefined){
let data8 = data.shipping;
const _errs9 = errors;
let valid6 = true;
const _errs10 = errors;
if(data8 !== null){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(!_valid0){
const _errs11 = errors;
if(!(validate49(data8, {instancePath:instancePath+"/shipping",parentData:data,parentDataProperty:"shipping",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid6 = _valid0;
if(valid6){
var props0 = {};
props0.service = true;
props0.type = true;
props0.identifier = true;
props0.amount = true;
}
}
if(!valid6){
const err18 = {instancePath:instancePath+"/shipping",params:{},message:""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate51(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.invoice !== undefined){
let data10 = data.invoice;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.total === undefined){
const err19 = {instancePath:instancePath+"/invoice",params:{missingProperty: "total"},message:"14"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data10.currency === undefined){
const err20 = {instancePath:instancePath+"/invoice",params:{missingProperty: "currency"},message:"17"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data10.total !== undefined){
let data11 = data10.total;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000000 || isNaN(data11)){
const err21 = {instancePath:instancePath+"/invoice/total",params:{},message:"15,14"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data11 < -1000000000 || isNaN(data11)){
const err22 = {instancePath:instancePath+"/invoice/total",params:{},message:"13,14"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(!(typeof data11 == "number")){
const err23 = {instancePath:instancePath+"/invoice/total",params:{},message:"14,14"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data10.currency !== undefined){
let data12 = data10.currency;
if(typeof data12 !== "string"){
const err24 = {instancePath:instancePath+"/invoice/currency",params:{},message:"17,17"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(!((((data12 === "USD") || (data12 === "CAD")) || (data12 === "GBP")) || (data12 === "EUR"))){
const err25 = {instancePath:instancePath+"/invoice/currency",params:{},message:"17,17"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.discounts !== undefined){
let data13 = data10.discounts;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.credits !== undefined){
let data14 = data13.credits;
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 1000000000 || isNaN(data14)){
const err26 = {instancePath:instancePath+"/invoice/discounts/credits",params:{},message:"15"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data14 < -1000000000 || isNaN(data14)){
const err27 = {instancePath:instancePath+"/invoice/discounts/credits",params:{},message:"13"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(!(typeof data14 == "number")){
const err28 = {instancePath:instancePath+"/invoice/discounts/credits",params:{},message:"33,8"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err29 = {instancePath:instancePath+"/invoice/discounts",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err30 = {instancePath:instancePath+"/invoice",params:{},message:"16,16"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err31 = {instancePath,params:{},message:"18,18"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const _errs19 = errors;
let valid10 = true;
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.invoice === undefined) && (missing0 = "invoice")){
const err32 = {};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
if(data.invoice !== undefined){
let data15 = data.invoice;
const _errs21 = errors;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing1;
if((data15.discounts === undefined) && (missing1 = "discounts")){
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
if(data15.discounts !== undefined){
let data16 = data15.discounts;
const _errs22 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing2;
if((data16.credits === undefined) && (missing2 = "credits")){
const err34 = {};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
if(data16.credits !== undefined){
const _errs24 = errors;
const _errs25 = errors;
if(0 !== data16.credits){
const err35 = {};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid14 = _errs25 === errors;
if(valid14){
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
}
}
}
if(errors === _errs22){
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err37 = {};
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
if(errors === _errs21){
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
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
}
var _valid1 = _errs20 === errors;
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs26 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.credits === undefined){
const err39 = {instancePath,params:{missingProperty: "credits"},message:"@8"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.credits !== undefined){
let data18 = data.credits;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.uuid === undefined){
const err40 = {instancePath:instancePath+"/credits",params:{missingProperty: "uuid"},message:"133"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err41 = {instancePath:instancePath+"/credits",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
var _valid1 = _errs26 === errors;
valid10 = _valid1;
if(valid10){
var props1 = {};
props1.credits = true;
props1.invoice = true;
props1.products = true;
props1.promotion = true;
props1.giftCard = true;
props1.shipping = true;
props1.type = true;
}
}
if(!valid10){
const err42 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate110.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate110.evaluated = {"dynamicProps":true,"dynamicItems":false};



const pattern25 = new RegExp("^.{6}$", "u");

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate116.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lastFour === undefined){
const err0 = {instancePath,params:{missingProperty: "lastFour"},message:"137"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.bin === undefined){
const err1 = {instancePath,params:{missingProperty: "bin"},message:"138"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lastFour !== undefined){
let data0 = data.lastFour;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/lastFour",params:{},message:"3,137"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) > 4){
const err3 = {instancePath:instancePath+"/lastFour",params:{},message:"137,137"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data0 !== "string"){
const err4 = {instancePath:instancePath+"/lastFour",params:{},message:"137,137"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.bin !== undefined){
let data1 = data.bin;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/bin",params:{},message:"3,138"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func1(data1) > 1000){
const err6 = {instancePath:instancePath+"/bin",params:{},message:"5,138"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern25.test(data1)){
const err7 = {instancePath:instancePath+"/bin",params:{},message:"139,138"};
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
const err8 = {instancePath:instancePath+"/bin",params:{},message:"138,138"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err9 = {instancePath,params:{},message:"140,140"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}
validate116.evaluated = {"props":{"lastFour":true,"bin":true},"dynamicProps":false,"dynamicItems":false};


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate115.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.service === undefined){
const err0 = {instancePath,params:{missingProperty: "service"},message:"66"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.paymentMethod !== undefined){
let data0 = data.paymentMethod;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/paymentMethod",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(!((((((((((((data0 === "credit-card") || (data0 === "saved-credit-card")) || (data0 === "apple-pay")) || (data0 === "apple-pay-express")) || (data0 === "paypal")) || (data0 === "paypal-pay-later")) || (data0 === "klarna")) || (data0 === "venmo")) || (data0 === "gift-card")) || (data0 === "credits")) || (data0 === "gift-card-and-credits")) || (data0 === "free"))){
const err2 = {instancePath:instancePath+"/paymentMethod",params:{},message:"0"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.gateway !== undefined){
let data1 = data.gateway;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err3 = {instancePath:instancePath+"/gateway",params:{},message:"5"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(typeof data1 !== "string"){
const err4 = {instancePath:instancePath+"/gateway",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.service !== undefined){
let data2 = data.service;
if(typeof data2 !== "string"){
const err5 = {instancePath:instancePath+"/service",params:{},message:"66,66"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((((data2 === "internal") || (data2 === "braintree")) || (data2 === "paypal")) || (data2 === "klarna")) || (data2 === "venmo")) || (data2 === "apple-pay"))){
const err6 = {instancePath:instancePath+"/service",params:{},message:"109,66"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.nonce !== undefined){
let data3 = data.nonce;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err7 = {instancePath:instancePath+"/nonce",params:{},message:"5"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if((typeof data3 !== "string") && (data3 !== null)){
const err8 = {instancePath:instancePath+"/nonce",params:{},message:"7"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.token !== undefined){
let data4 = data.token;
if(typeof data4 === "string"){
if(func1(data4) > 1000){
const err9 = {instancePath:instancePath+"/token",params:{},message:"5"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if((typeof data4 !== "string") && (data4 !== null)){
const err10 = {instancePath:instancePath+"/token",params:{},message:"6"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cardDetails !== undefined){
if(!(validate116(data.cardDetails, {instancePath:instancePath+"/cardDetails",parentData:data,parentDataProperty:"cardDetails",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
}
if(data.upsells !== undefined){
let data6 = data.upsells;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.nonce !== undefined){
let data7 = data6.nonce;
if(typeof data7 === "string"){
if(func1(data7) > 1000){
const err11 = {instancePath:instancePath+"/upsells/nonce",params:{},message:"5"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if((typeof data7 !== "string") && (data7 !== null)){
const err12 = {instancePath:instancePath+"/upsells/nonce",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.token !== undefined){
let data8 = data6.token;
if(typeof data8 === "string"){
if(func1(data8) > 1000){
const err13 = {instancePath:instancePath+"/upsells/token",params:{},message:"5"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if((typeof data8 !== "string") && (data8 !== null)){
const err14 = {instancePath:instancePath+"/upsells/token",params:{},message:"36,8"};
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
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err15 = {instancePath:instancePath+"/upsells",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.deviceData !== undefined){
let data9 = data.deviceData;
if(typeof data9 === "string"){
if(func1(data9) > 1000){
const err16 = {instancePath:instancePath+"/deviceData",params:{},message:"5,134"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(typeof data9 !== "string"){
const err17 = {instancePath:instancePath+"/deviceData",params:{},message:"134,134"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.vaulted !== undefined){
if(typeof data.vaulted !== "boolean"){
const err18 = {instancePath:instancePath+"/vaulted",params:{},message:"135,135"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.kountId !== undefined){
let data11 = data.kountId;
if(typeof data11 === "string"){
if(func1(data11) > 1000){
const err19 = {instancePath:instancePath+"/kountId",params:{},message:"5,136"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(typeof data11 !== "string"){
const err20 = {instancePath:instancePath+"/kountId",params:{},message:"136,136"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err21 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}
validate115.evaluated = {"props":{"paymentMethod":true,"gateway":true,"service":true,"nonce":true,"token":true,"cardDetails":true,"upsells":true,"deviceData":true,"vaulted":true,"kountId":true},"dynamicProps":false,"dynamicItems":false};



function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate119.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstname === undefined){
const err0 = {instancePath,params:{missingProperty: "firstname"},message:"117"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lastname === undefined){
const err1 = {instancePath,params:{missingProperty: "lastname"},message:"119"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.address1 === undefined){
const err2 = {instancePath,params:{missingProperty: "address1"},message:"106"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.city === undefined){
const err3 = {instancePath,params:{missingProperty: "city"},message:"122"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.state === undefined){
const err4 = {instancePath,params:{missingProperty: "state"},message:"124"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.country === undefined){
const err5 = {instancePath,params:{missingProperty: "country"},message:"101"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.firstname !== undefined){
let data0 = data.firstname;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err6 = {instancePath:instancePath+"/firstname",params:{},message:"3,117"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) > 1000){
const err7 = {instancePath:instancePath+"/firstname",params:{},message:"5,117"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern10.test(data0)){
const err8 = {instancePath:instancePath+"/firstname",params:{},message:"118,117"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(typeof data0 !== "string"){
const err9 = {instancePath:instancePath+"/firstname",params:{},message:"117,117"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.lastname !== undefined){
let data1 = data.lastname;
if(typeof data1 === "string"){
if(func1(data1) < 1){
const err10 = {instancePath:instancePath+"/lastname",params:{},message:"3,119"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) > 1000){
const err11 = {instancePath:instancePath+"/lastname",params:{},message:"5,119"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern10.test(data1)){
const err12 = {instancePath:instancePath+"/lastname",params:{},message:"120,119"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(typeof data1 !== "string"){
const err13 = {instancePath:instancePath+"/lastname",params:{},message:"119,119"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.address1 !== undefined){
let data2 = data.address1;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err14 = {instancePath:instancePath+"/address1",params:{},message:"3,106"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data2) > 1000){
const err15 = {instancePath:instancePath+"/address1",params:{},message:"5,106"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern10.test(data2)){
const err16 = {instancePath:instancePath+"/address1",params:{},message:"121,106"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(typeof data2 !== "string"){
const err17 = {instancePath:instancePath+"/address1",params:{},message:"106,106"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.address2 !== undefined){
let data3 = data.address2;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err18 = {instancePath:instancePath+"/address2",params:{},message:"5"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(!pattern10.test(data3)){
const err19 = {instancePath:instancePath+"/address2",params:{},message:"121"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if((typeof data3 !== "string") && (data3 !== null)){
const err20 = {instancePath:instancePath+"/address2",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.city !== undefined){
let data4 = data.city;
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err21 = {instancePath:instancePath+"/city",params:{},message:"3,122"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data4) > 1000){
const err22 = {instancePath:instancePath+"/city",params:{},message:"5,122"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern10.test(data4)){
const err23 = {instancePath:instancePath+"/city",params:{},message:"123,122"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(typeof data4 !== "string"){
const err24 = {instancePath:instancePath+"/city",params:{},message:"122,122"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err25 = {instancePath:instancePath+"/state",params:{},message:"3,124"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func1(data5) > 1000){
const err26 = {instancePath:instancePath+"/state",params:{},message:"5,124"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(!pattern10.test(data5)){
const err27 = {instancePath:instancePath+"/state",params:{},message:"125,124"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(typeof data5 !== "string"){
const err28 = {instancePath:instancePath+"/state",params:{},message:"124,124"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.country !== undefined){
let data6 = data.country;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err29 = {instancePath:instancePath+"/country",params:{},message:"3,101"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func1(data6) > 1000){
const err30 = {instancePath:instancePath+"/country",params:{},message:"5,101"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!pattern10.test(data6)){
const err31 = {instancePath:instancePath+"/country",params:{},message:"102,101"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(typeof data6 !== "string"){
const err32 = {instancePath:instancePath+"/country",params:{},message:"101,101"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.zipcode !== undefined){
let data7 = data.zipcode;
if(typeof data7 === "string"){
if(func1(data7) > 1000){
const err33 = {instancePath:instancePath+"/zipcode",params:{},message:"5"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(typeof data7 !== "string"){
const err34 = {instancePath:instancePath+"/zipcode",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.phone !== undefined){
let data8 = data.phone;
if(typeof data8 === "string"){
if(func1(data8) > 1000){
const err35 = {instancePath:instancePath+"/phone",params:{},message:"5"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!pattern10.test(data8)){
const err36 = {instancePath:instancePath+"/phone",params:{},message:"126"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if((typeof data8 !== "string") && (data8 !== null)){
const err37 = {instancePath:instancePath+"/phone",params:{},message:"36,8"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err38 = {instancePath,params:{},message:"115,115"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
const _errs9 = errors;
let valid1 = true;
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.country === undefined) && (missing0 = "country")){
const err39 = {};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
if(data.country !== undefined){
let data9 = data.country;
if(typeof data9 === "string"){
if(!pattern6.test(data9)){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
}
var _valid0 = _errs10 === errors;
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs12 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.zipcode === undefined){
const err41 = {instancePath,params:{missingProperty: "zipcode"},message:"141"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data.zipcode !== undefined){
let data10 = data.zipcode;
if(typeof data10 === "string"){
if(func1(data10) < 1){
const err42 = {instancePath:instancePath+"/zipcode",params:{},message:"3,141"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(func1(data10) > 1000){
const err43 = {instancePath:instancePath+"/zipcode",params:{},message:"5,141"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(!pattern21.test(data10)){
const err44 = {instancePath:instancePath+"/zipcode",params:{},message:"128,141"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(typeof data10 !== "string"){
const err45 = {instancePath:instancePath+"/zipcode",params:{},message:"141,141"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
var _valid0 = _errs12 === errors;
valid1 = _valid0;
if(valid1){
var props0 = {};
props0.zipcode = true;
props0.country = true;
props0.firstname = true;
props0.lastname = true;
props0.address1 = true;
props0.address2 = true;
props0.city = true;
props0.state = true;
props0.phone = true;
}
}
else {
const _errs14 = errors;
const _errs15 = errors;
let valid4 = true;
const _errs16 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.country === undefined) && (missing1 = "country")){
const err46 = {};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
if(data.country !== undefined){
let data11 = data.country;
if(typeof data11 === "string"){
if(!pattern22.test(data11)){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
}
var _valid1 = _errs16 === errors;
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
if(_valid1){
const _errs18 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.zipcode === undefined){
const err48 = {instancePath,params:{missingProperty: "zipcode"},message:"142"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.zipcode !== undefined){
let data12 = data.zipcode;
if(typeof data12 === "string"){
if(func1(data12) < 1){
const err49 = {instancePath:instancePath+"/zipcode",params:{},message:"3,142"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(func1(data12) > 1000){
const err50 = {instancePath:instancePath+"/zipcode",params:{},message:"5,142"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(!pattern23.test(data12)){
const err51 = {instancePath:instancePath+"/zipcode",params:{},message:"129,142"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(typeof data12 !== "string"){
const err52 = {instancePath:instancePath+"/zipcode",params:{},message:"142,142"};
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
var _valid1 = _errs18 === errors;
valid4 = _valid1;
if(valid4){
var props1 = {};
props1.zipcode = true;
props1.country = true;
}
}
else {
const _errs20 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.zipcode === undefined){
const err53 = {instancePath,params:{missingProperty: "zipcode"},message:"127"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data.zipcode !== undefined){
let data13 = data.zipcode;
if(typeof data13 === "string"){
if(func1(data13) < 1){
const err54 = {instancePath:instancePath+"/zipcode",params:{},message:"3,127"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func1(data13) > 1000){
const err55 = {instancePath:instancePath+"/zipcode",params:{},message:"5,127"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(!pattern10.test(data13)){
const err56 = {instancePath:instancePath+"/zipcode",params:{},message:"130,127"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(typeof data13 !== "string"){
const err57 = {instancePath:instancePath+"/zipcode",params:{},message:"127,127"};
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
var _valid1 = _errs20 === errors;
valid4 = _valid1;
if(valid4){
if(props1 !== true){
props1 = props1 || {};
props1.zipcode = true;
}
}
}
if(!valid4){
const err58 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
var _valid0 = _errs14 === errors;
valid1 = _valid0;
if(valid1){
if(props0 !== true && props1 !== undefined){
if(props1 === true){
props0 = true;
}
else {
props0 = props0 || {};
Object.assign(props0, props1);
}
}
}
}
if(!valid1){
const err59 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
validate119.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate119.evaluated = {"dynamicProps":true,"dynamicItems":false};



function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate121.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kountId === undefined){
const err0 = {instancePath,params:{missingProperty: "kountId"},message:"136"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.kountId !== undefined){
let data0 = data.kountId;
if(typeof data0 === "string"){
if(func1(data0) < 1){
const err1 = {instancePath:instancePath+"/kountId",params:{},message:"3,136"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) > 1000){
const err2 = {instancePath:instancePath+"/kountId",params:{},message:"5,136"};
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
const err3 = {instancePath:instancePath+"/kountId",params:{},message:"136,136"};
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
const err4 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const _errs2 = errors;
let valid2 = true;
const _errs3 = errors;
const _errs4 = errors;
let valid3 = false;
const _errs5 = errors;
const _errs6 = errors;
const _errs7 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.gateway === undefined) && (missing0 = "gateway")){
const err5 = {};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid4 = _errs7 === errors;
if(valid4){
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
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs5 === errors;
valid3 = valid3 || _valid1;
const _errs8 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.gateway !== undefined){
if("braintree" !== data.gateway){
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
var _valid1 = _errs8 === errors;
valid3 = valid3 || _valid1;
if(_valid1){
var props0 = {};
props0.gateway = true;
}
if(!valid3){
const err8 = {};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
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
const _errs10 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deviceData === undefined){
const err9 = {instancePath,params:{missingProperty: "deviceData"},message:"134"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.vaulted === undefined){
const err10 = {instancePath,params:{missingProperty: "vaulted"},message:"135"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.deviceData !== undefined){
let data2 = data.deviceData;
if(typeof data2 === "string"){
if(func1(data2) < 1){
const err11 = {instancePath:instancePath+"/deviceData",params:{},message:"3,134"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func1(data2) > 1000){
const err12 = {instancePath:instancePath+"/deviceData",params:{},message:"5,134"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(typeof data2 !== "string"){
const err13 = {instancePath:instancePath+"/deviceData",params:{},message:"134,134"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.vaulted !== undefined){
if(typeof data.vaulted !== "boolean"){
const err14 = {instancePath:instancePath+"/vaulted",params:{},message:"135,135"};
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
var _valid0 = _errs10 === errors;
valid2 = _valid0;
if(valid2){
if(props0 !== true){
props0 = props0 || {};
props0.deviceData = true;
props0.vaulted = true;
}
}
}
if(!valid2){
const err15 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(props0 !== true){
props0 = props0 || {};
props0.kountId = true;
}
const _errs14 = errors;
let valid7 = true;
const _errs15 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.token === undefined) && (missing1 = "token")){
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
if(data.token !== undefined){
const _errs17 = errors;
const _errs18 = errors;
if(data.token !== null){
const err17 = {};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid9 = _errs18 === errors;
if(valid9){
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
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
}
var _valid2 = _errs15 === errors;
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
if(_valid2){
const _errs19 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token !== undefined){
let data5 = data.token;
if(typeof data5 === "string"){
if(func1(data5) < 1){
const err19 = {instancePath:instancePath+"/token",params:{},message:"3,6"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func1(data5) > 1000){
const err20 = {instancePath:instancePath+"/token",params:{},message:"5,6"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(typeof data5 !== "string"){
const err21 = {instancePath:instancePath+"/token",params:{},message:"6,6"};
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
var _valid2 = _errs19 === errors;
valid7 = _valid2;
if(valid7){
var props1 = {};
props1.token = true;
}
}
else {
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nonce === undefined){
const err22 = {instancePath,params:{missingProperty: "nonce"},message:"7"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.nonce !== undefined){
let data6 = data.nonce;
if(typeof data6 === "string"){
if(func1(data6) < 1){
const err23 = {instancePath:instancePath+"/nonce",params:{},message:"3,7"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func1(data6) > 1000){
const err24 = {instancePath:instancePath+"/nonce",params:{},message:"5,7"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(typeof data6 !== "string"){
const err25 = {instancePath:instancePath+"/nonce",params:{},message:"7,7"};
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
var _valid2 = _errs21 === errors;
valid7 = _valid2;
if(valid7){
if(props1 !== true){
props1 = props1 || {};
props1.nonce = true;
}
}
}
if(!valid7){
const err26 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
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
validate121.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate121.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate103.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
const err0 = {instancePath,params:{missingProperty: "user"},message:"1"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cart === undefined){
const err1 = {instancePath,params:{missingProperty: "cart"},message:"18"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payment === undefined){
const err2 = {instancePath,params:{missingProperty: "payment"},message:"@8"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.user !== undefined){
if(!(validate104(data.user, {instancePath:instancePath+"/user",parentData:data,parentDataProperty:"user",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
if(data.cart !== undefined){
if(!(validate110(data.cart, {instancePath:instancePath+"/cart",parentData:data,parentDataProperty:"cart",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate110.errors : vErrors.concat(validate110.errors);
errors = vErrors.length;
}
}
if(data.affiliate !== undefined){
let data2 = data.affiliate;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.source !== undefined){
let data3 = data2.source;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err3 = {instancePath:instancePath+"/affiliate/source",params:{},message:"5"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/affiliate/source",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.campaign !== undefined){
let data4 = data2.campaign;
if(typeof data4 === "string"){
if(func1(data4) > 1000){
const err5 = {instancePath:instancePath+"/affiliate/campaign",params:{},message:"5"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if((typeof data4 !== "string") && (data4 !== null)){
const err6 = {instancePath:instancePath+"/affiliate/campaign",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.medium !== undefined){
let data5 = data2.medium;
if(typeof data5 === "string"){
if(func1(data5) > 1000){
const err7 = {instancePath:instancePath+"/affiliate/medium",params:{},message:"5"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/affiliate/medium",params:{},message:"36,8"};
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
const err9 = {instancePath:instancePath+"/affiliate",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.analytics !== undefined){
let data6 = data.analytics;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.hostname !== undefined){
let data7 = data6.hostname;
if(typeof data7 === "string"){
if(func1(data7) > 1000){
const err10 = {instancePath:instancePath+"/analytics/hostname",params:{},message:"5"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(typeof data7 !== "string"){
const err11 = {instancePath:instancePath+"/analytics/hostname",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.googleAnalytics !== undefined){
let data8 = data6.googleAnalytics;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.clientId !== undefined){
let data9 = data8.clientId;
if(typeof data9 === "string"){
if(func1(data9) > 1000){
const err12 = {instancePath:instancePath+"/analytics/googleAnalytics/clientId",params:{},message:"5"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if((typeof data9 !== "string") && (data9 !== null)){
const err13 = {instancePath:instancePath+"/analytics/googleAnalytics/clientId",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data8.sessionId !== undefined){
let data10 = data8.sessionId;
if(typeof data10 === "string"){
if(func1(data10) > 1000){
const err14 = {instancePath:instancePath+"/analytics/googleAnalytics/sessionId",params:{},message:"5"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if((typeof data10 !== "string") && (data10 !== null)){
const err15 = {instancePath:instancePath+"/analytics/googleAnalytics/sessionId",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err16 = {instancePath:instancePath+"/analytics/googleAnalytics",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.awin !== undefined){
let data11 = data6.awin;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.reference !== undefined){
let data12 = data11.reference;
if(typeof data12 === "string"){
if(func1(data12) > 1000){
const err17 = {instancePath:instancePath+"/analytics/awin/reference",params:{},message:"5"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if((typeof data12 !== "string") && (data12 !== null)){
const err18 = {instancePath:instancePath+"/analytics/awin/reference",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if((!(data11 && typeof data11 == "object" && !Array.isArray(data11))) && (data11 !== null)){
const err19 = {instancePath:instancePath+"/analytics/awin",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data6.nosto !== undefined){
let data13 = data6.nosto;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.customerId !== undefined){
let data14 = data13.customerId;
if(typeof data14 === "string"){
if(func1(data14) > 1000){
const err20 = {instancePath:instancePath+"/analytics/nosto/customerId",params:{},message:"5"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if((typeof data14 !== "string") && (data14 !== null)){
const err21 = {instancePath:instancePath+"/analytics/nosto/customerId",params:{},message:"36,8"};
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
if((!(data13 && typeof data13 == "object" && !Array.isArray(data13))) && (data13 !== null)){
const err22 = {instancePath:instancePath+"/analytics/nosto",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data6.tapfiliate !== undefined){
let data15 = data6.tapfiliate;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.reference !== undefined){
let data16 = data15.reference;
if(typeof data16 === "string"){
if(func1(data16) > 1000){
const err23 = {instancePath:instancePath+"/analytics/tapfiliate/reference",params:{},message:"5"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if((typeof data16 !== "string") && (data16 !== null)){
const err24 = {instancePath:instancePath+"/analytics/tapfiliate/reference",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
if((!(data15 && typeof data15 == "object" && !Array.isArray(data15))) && (data15 !== null)){
const err25 = {instancePath:instancePath+"/analytics/tapfiliate",params:{},message:"9,8"};
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
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err26 = {instancePath:instancePath+"/analytics",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.payment !== undefined){
if(!(validate115(data.payment, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err27 = {instancePath,params:{},message:"116,116"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
const _errs20 = errors;
let valid8 = true;
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.cart === undefined) && (missing0 = "cart")){
const err28 = {};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
if(data.cart !== undefined){
let data18 = data.cart;
const _errs22 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing1;
if((data18.type === undefined) && (missing1 = "type")){
const err29 = {};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
if(data18.type !== undefined){
let data19 = data18.type;
if(!((data19 === "physical") || (data19 === "mix"))){
const err30 = {};
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
if(errors === _errs22){
if(!(data18 && typeof data18 == "object" && !Array.isArray(data18))){
const err31 = {};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
}
}
var _valid0 = _errs21 === errors;
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs24 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user !== undefined){
let data20 = data.user;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.address === undefined){
const err32 = {instancePath:instancePath+"/user",params:{missingProperty: "address"},message:"@8"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data20.address !== undefined){
let data21 = data20.address;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.shipping === undefined){
const err33 = {instancePath:instancePath+"/user/address",params:{missingProperty: "shipping"},message:"115"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data21.shipping !== undefined){
if(!(validate119(data21.shipping, {instancePath:instancePath+"/user/address/shipping",parentData:data21,parentDataProperty:"shipping",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
const err34 = {instancePath:instancePath+"/user/address",params:{},message:"@9"};
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
}
}
var _valid0 = _errs24 === errors;
valid8 = _valid0;
if(valid8){
var props2 = {};
props2.user = true;
props2.cart = true;
}
}
if(!valid8){
const err35 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(props2 !== true){
props2 = props2 || {};
props2.user = true;
props2.cart = true;
props2.affiliate = true;
props2.analytics = true;
props2.payment = true;
}
const _errs29 = errors;
let valid14 = true;
const _errs30 = errors;
const _errs31 = errors;
let valid15 = false;
const _errs32 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((data.cart === undefined) && (missing2 = "cart")){
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
if(data.cart !== undefined){
let data23 = data.cart;
const _errs33 = errors;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
let missing3;
if((data23.giftCard === undefined) && (missing3 = "giftCard")){
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
if(data23.giftCard !== undefined){
let data24 = data23.giftCard;
if(!(data24 && typeof data24 == "object" && !Array.isArray(data24))){
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
if(errors === _errs33){
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
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
var _valid2 = _errs32 === errors;
valid15 = valid15 || _valid2;
if(_valid2){
var props3 = {};
props3.cart = true;
}
const _errs35 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((data.cart === undefined) && (missing4 = "cart")){
const err40 = {};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
if(data.cart !== undefined){
let data25 = data.cart;
const _errs36 = errors;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing5;
if((data25.invoice === undefined) && (missing5 = "invoice")){
const err41 = {};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
if(data25.invoice !== undefined){
let data26 = data25.invoice;
const _errs37 = errors;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
let missing6;
if((data26.discounts === undefined) && (missing6 = "discounts")){
const err42 = {};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
else {
if(data26.discounts !== undefined){
let data27 = data26.discounts;
const _errs38 = errors;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing7;
if((data27.credits === undefined) && (missing7 = "credits")){
const err43 = {};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
if(data27.credits !== undefined){
const _errs40 = errors;
const _errs41 = errors;
if(0 !== data27.credits){
const err44 = {};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
var valid22 = _errs41 === errors;
if(valid22){
const err45 = {};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
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
}
}
}
if(errors === _errs38){
if(!(data27 && typeof data27 == "object" && !Array.isArray(data27))){
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
}
}
}
if(errors === _errs37){
if(!(data26 && typeof data26 == "object" && !Array.isArray(data26))){
const err47 = {};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
}
}
if(errors === _errs36){
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))){
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
}
}
var _valid2 = _errs35 === errors;
valid15 = valid15 || _valid2;
if(_valid2){
if(props3 !== true){
props3 = props3 || {};
props3.cart = true;
}
}
const _errs42 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
let missing8;
if((data.payment === undefined) && (missing8 = "payment")){
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
if(data.payment !== undefined){
let data29 = data.payment;
const _errs43 = errors;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing9;
if(((data29.service === undefined) && (missing9 = "service")) || ((data29.paymentMethod === undefined) && (missing9 = "paymentMethod"))){
const err50 = {};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
if(data29.service !== undefined){
const _errs44 = errors;
if("internal" !== data29.service){
const err51 = {};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var valid24 = _errs44 === errors;
}
else {
var valid24 = true;
}
if(valid24){
if(data29.paymentMethod !== undefined){
const _errs45 = errors;
if("free" !== data29.paymentMethod){
const err52 = {};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var valid24 = _errs45 === errors;
}
else {
var valid24 = true;
}
}
}
}
if(errors === _errs43){
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))){
const err53 = {};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
}
}
var _valid2 = _errs42 === errors;
valid15 = valid15 || _valid2;
if(_valid2){
if(props3 !== true){
props3 = props3 || {};
props3.payment = true;
}
}
if(!valid15){
const err54 = {};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
else {
errors = _errs31;
if(vErrors !== null){
if(_errs31){
vErrors.length = _errs31;
}
else {
vErrors = null;
}
}
}
var _valid1 = _errs30 === errors;
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
if(!_valid1){
const _errs46 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.payment !== undefined){
if(!(validate121(data.payment, {instancePath:instancePath+"/payment",parentData:data,parentDataProperty:"payment",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
}
var _valid1 = _errs46 === errors;
valid14 = _valid1;
if(valid14){
if(props3 !== true){
props3 = props3 || {};
props3.payment = true;
}
}
}
if(!valid14){
const err55 = {instancePath,params:{},message:""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(props2 !== true && props3 !== undefined){
if(props3 === true){
props2 = true;
}
else {
props2 = props2 || {};
Object.assign(props2, props3);
}
}
validate103.errors = vErrors;
evaluated0.props = props2;
return errors === 0;
}
validate103.evaluated = {"dynamicProps":true,"dynamicItems":false};


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate102.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate103(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
errors = vErrors.length;
}
else {
var props0 = validate103.evaluated.props;
}
validate102.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate102.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const subscribeNewsletterBody = validate124;


const pattern39 = new RegExp("^[a-z0-9-]*$", "u");

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate125.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
const err0 = {instancePath,params:{missingProperty: "email"},message:"2"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.consent === undefined){
const err1 = {instancePath,params:{missingProperty: "consent"},message:"143"};
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
if(data.consent !== undefined){
let data1 = data.consent;
if(typeof data1 !== "boolean"){
const err2 = {instancePath:instancePath+"/consent",params:{},message:"143,143"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(true !== data1){
const err3 = {instancePath:instancePath+"/consent",params:{},message:"143,143"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.source !== undefined){
let data2 = data.source;
if(typeof data2 === "string"){
if(func1(data2) > 60){
const err4 = {instancePath:instancePath+"/source",params:{},message:"70"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!pattern39.test(data2)){
const err5 = {instancePath:instancePath+"/source",params:{},message:"0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if((typeof data2 !== "string") && (data2 !== null)){
const err6 = {instancePath:instancePath+"/source",params:{},message:"36,8"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err7 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}
validate125.evaluated = {"props":{"email":true,"consent":true,"source":true},"dynamicProps":false,"dynamicItems":false};


function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate124.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate125(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate125.errors : vErrors.concat(validate125.errors);
errors = vErrors.length;
}
validate124.errors = vErrors;
return errors === 0;
}
validate124.evaluated = {"props":{"email":true,"consent":true,"source":true},"dynamicProps":false,"dynamicItems":false};

export const validateCartBody = validate128;



function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate129.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.products === undefined){
const err0 = {instancePath,params:{missingProperty: "products"},message:"11"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.invoice === undefined){
const err1 = {instancePath,params:{missingProperty: "invoice"},message:"@8"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.products !== undefined){
let data0 = data.products;
if(Array.isArray(data0)){
if(data0.length > 250){
const err2 = {instancePath:instancePath+"/products",params:{},message:"12,11"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/products",params:{},message:"10,11"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate19(data0[i0], {instancePath:instancePath+"/products/" + i0,parentData:data0,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate19.errors : vErrors.concat(validate19.errors);
errors = vErrors.length;
}
}
}
if(!(Array.isArray(data0))){
const err4 = {instancePath:instancePath+"/products",params:{},message:"11,11"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.promotion !== undefined){
let data2 = data.promotion;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(func1(data3) > 1000){
const err5 = {instancePath:instancePath+"/promotion/name",params:{},message:"5"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/promotion/name",params:{},message:"36,8"};
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
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err7 = {instancePath:instancePath+"/promotion",params:{},message:"9,8"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.type !== undefined){
if(!(validate51(data.type, {instancePath:instancePath+"/type",parentData:data,parentDataProperty:"type",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
if(data.invoice !== undefined){
let data5 = data.invoice;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.currency === undefined){
const err8 = {instancePath:instancePath+"/invoice",params:{missingProperty: "currency"},message:"17"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.currency !== undefined){
let data6 = data5.currency;
if(typeof data6 !== "string"){
const err9 = {instancePath:instancePath+"/invoice/currency",params:{},message:"17,17"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((((data6 === "USD") || (data6 === "CAD")) || (data6 === "GBP")) || (data6 === "EUR"))){
const err10 = {instancePath:instancePath+"/invoice/currency",params:{},message:"17,17"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err11 = {instancePath:instancePath+"/invoice",params:{},message:"@9"};
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
const err12 = {instancePath,params:{},message:"18,18"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}
validate129.evaluated = {"props":{"products":true,"promotion":true,"type":true,"invoice":true},"dynamicProps":false,"dynamicItems":false};


function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate128.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.cart === undefined){
const err0 = {instancePath,params:{missingProperty: "cart"},message:"18"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.user !== undefined){
let data0 = data.user;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.email !== undefined){
let data1 = data0.email;
if(typeof data1 === "string"){
if(func1(data1) > 1000){
const err1 = {instancePath:instancePath+"/user/email",params:{},message:"5"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if((typeof data1 !== "string") && (data1 !== null)){
const err2 = {instancePath:instancePath+"/user/email",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.address !== undefined){
let data2 = data0.address;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.shipping !== undefined){
let data3 = data2.shipping;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.country !== undefined){
let data4 = data3.country;
if(typeof data4 === "string"){
if(func1(data4) > 1000){
const err3 = {instancePath:instancePath+"/user/address/shipping/country",params:{},message:"5"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:instancePath+"/user/address/shipping/country",params:{},message:"36,8"};
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
if((!(data3 && typeof data3 == "object" && !Array.isArray(data3))) && (data3 !== null)){
const err5 = {instancePath:instancePath+"/user/address/shipping",params:{},message:"9,8"};
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
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err6 = {instancePath:instancePath+"/user/address",params:{},message:"@9"};
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
const err7 = {instancePath:instancePath+"/user",params:{},message:"@9"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.cart !== undefined){
if(!(validate129(data.cart, {instancePath:instancePath+"/cart",parentData:data,parentDataProperty:"cart",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate129.errors : vErrors.concat(validate129.errors);
errors = vErrors.length;
}
}
}
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err8 = {instancePath,params:{},message:"149,149"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}
validate128.evaluated = {"props":{"user":true,"cart":true},"dynamicProps":false,"dynamicItems":false};

export const writeLogBody = validate133;



function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate134.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.level === undefined){
const err0 = {instancePath,params:{missingProperty: "level"},message:"8"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type === undefined){
const err1 = {instancePath,params:{missingProperty: "type"},message:"8"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.message === undefined){
const err2 = {instancePath,params:{missingProperty: "message"},message:"8"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.site === undefined){
const err3 = {instancePath,params:{missingProperty: "site"},message:"8"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.url === undefined){
const err4 = {instancePath,params:{missingProperty: "url"},message:"8"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.level !== undefined){
let data0 = data.level;
if(typeof data0 !== "string"){
const err5 = {instancePath:instancePath+"/level",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(((data0 === "info") || (data0 === "warn")) || (data0 === "error"))){
const err6 = {instancePath:instancePath+"/level",params:{},message:"0"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
const err7 = {instancePath:instancePath+"/type",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!(((data1 === "client") || (data1 === "kount")) || (data1 === "apple-pay"))){
const err8 = {instancePath:instancePath+"/type",params:{},message:"0"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.message !== undefined){
let data2 = data.message;
if(typeof data2 === "string"){
if(func1(data2) > 2000){
const err9 = {instancePath:instancePath+"/message",params:{},message:"65"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(typeof data2 !== "string"){
const err10 = {instancePath:instancePath+"/message",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.site !== undefined){
let data3 = data.site;
if(typeof data3 === "string"){
if(func1(data3) > 100){
const err11 = {instancePath:instancePath+"/site",params:{},message:"144"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(typeof data3 !== "string"){
const err12 = {instancePath:instancePath+"/site",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.url !== undefined){
let data4 = data.url;
if(typeof data4 === "string"){
if(func1(data4) > 2000){
const err13 = {instancePath:instancePath+"/url",params:{},message:"65"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(typeof data4 !== "string"){
const err14 = {instancePath:instancePath+"/url",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.userAgent !== undefined){
let data5 = data.userAgent;
if(typeof data5 === "string"){
if(func1(data5) > 500){
const err15 = {instancePath:instancePath+"/userAgent",params:{},message:"145"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if((typeof data5 !== "string") && (data5 !== null)){
const err16 = {instancePath:instancePath+"/userAgent",params:{},message:"36,8"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.recurrence !== undefined){
let data6 = data.recurrence;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err17 = {instancePath:instancePath+"/recurrence",params:{},message:"21"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data6 < 1 || isNaN(data6)){
const err18 = {instancePath:instancePath+"/recurrence",params:{},message:"29"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if((!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))) && (data6 !== null)){
const err19 = {instancePath:instancePath+"/recurrence",params:{},message:"27,8"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.stack !== undefined){
let data7 = data.stack;
if(typeof data7 === "string"){
if(func1(data7) > 8000){
const err20 = {instancePath:instancePath+"/stack",params:{},message:"146"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if((typeof data7 !== "string") && (data7 !== null)){
const err21 = {instancePath:instancePath+"/stack",params:{},message:"36,8"};
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
if(!(data && typeof data == "object" && !Array.isArray(data))){
const err22 = {instancePath,params:{},message:"@9"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}
validate134.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate133.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
validate133.errors = vErrors;
return errors === 0;
}
validate133.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const texts = [
  ["This value is not valid","Cette valeur n'est pas valide"],
  ["A user is required","Un client est requis"],
  ["An email is required","Une adresse courriel est requise"],
  ["This needs at least 1 characters","Il faut au moins 1 caractères"],
  ["A transaction id is required","Un identifiant de transaction est requis"],
  ["This takes at most 1000 characters","Au plus 1000 caractères"],
  ["A token is required","Un jeton est requis"],
  ["A nonce is required","Un nonce est requis"],
  ["This field is required","Ce champ est obligatoire"],
  ["This must be an object","Ceci doit être un objet"],
  ["At least one product is required","Au moins un produit est requis"],
  ["Cart products are required","Les produits du panier sont requis"],
  ["This takes at most 250 entries","Au plus 250 éléments"],
  ["This must be at least -1000000000","La valeur doit être d'au moins -1000000000"],
  ["An invoice total is required","Un total de facture est requis"],
  ["This must be at most 1000000000","La valeur doit être d'au plus 1000000000"],
  ["An invoice is required","Une facture est requise"],
  ["We only support USD, CAD, GBP, or EUR currencies","Nous acceptons seulement les devises USD, CAD, GBP ou EUR"],
  ["Cart data is required","Les données du panier sont requises"],
  ["A task id is required","Un identifiant de tâche est requis"],
  ["This must be at least -9007199254740991","La valeur doit être d'au moins -9007199254740991"],
  ["This must be at most 9007199254740991","La valeur doit être d'au plus 9007199254740991"],
  ["A task is required","Une tâche est requise"],
  ["Offer has expired","L’offre est expirée"],
  ["Meta is required","Les métadonnées sont requises"],
  ["A valid email is required","Une adresse courriel valide est requise"],
  ["Email cannot start with a period, have a period before the at symbol, nor contain consecutive periods","L’adresse courriel ne peut ni commencer par un point, ni avoir un point avant l’arobase, ni contenir deux points de suite"],
  ["This must be a whole number","Ceci doit être un nombre entier"],
  ["A product variant is required","Une variante de produit est requise"],
  ["This must be at least 1","La valeur doit être d'au moins 1"],
  ["This must be at most 999","La valeur doit être d'au plus 999"],
  ["This must be true or false","Ceci doit être vrai ou faux"],
  ["This must be at least 0","La valeur doit être d'au moins 0"],
  ["This must be a number","Ceci doit être un nombre"],
  ["This takes at most 1000 entries","Au plus 1000 éléments"],
  ["This must be a list","Ceci doit être une liste"],
  ["This must be a text","Ceci doit être un texte"],
  ["This takes at most 10 characters","Au plus 10 caractères"],
  ["Two-letter ISO country code of the country where the order shipped to.","Code ISO à deux lettres du pays de livraison."],
  ["Country is required","Le pays est requis"],
  ["State is required","L’État ou la province est requis"],
  ["Zip is required","Le code postal est requis"],
  ["Currency is required","La devise est requise"],
  ["This must be at most 1000000","La valeur doit être d'au plus 1000000"],
  ["Shipping is required","La livraison est requise"],
  ["Promotion is required","La promotion est requise"],
  ["Discounts is required","Les remises sont requises"],
  ["Taxes is required","Les taxes sont requises"],
  ["Subtotal is required","Le sous-total est requis"],
  ["This field is not known","Ce champ n'est pas connu"],
  ["This takes at most 500 entries","Au plus 500 éléments"],
  ["Product id must be a string or a number","L’identifiant du produit doit être un texte ou un nombre"],
  ["Price must be positive","Le prix doit être positif"],
  ["Price is required","Le prix est requis"],
  ["Quantity must be positive","La quantité doit être positive"],
  ["Quantity is required","La quantité est requise"],
  ["Current password is required","Le mot de passe actuel est requis"],
  ["Your password is too long","Votre mot de passe est trop long"],
  ["A password needs to be at least 8 characters long","Un mot de passe doit compter au moins 8 caractères"],
  ["A new password is required","Un nouveau mot de passe est requis"],
  ["Confirming your password is required","Vous devez confirmer votre mot de passe"],
  ["A username is required","Un nom d’utilisateur est requis"],
  ["Must be at least 2 characters","Au moins 2 caractères"],
  ["Must not exceed 50 characters","Au plus 50 caractères"],
  ["A username can only include letters, numbers, dashes, and underscores","Un nom d’utilisateur ne peut contenir que des lettres, des chiffres, des tirets et des traits de soulignement"],
  ["This takes at most 2000 characters","Au plus 2000 caractères"],
  ["A service is required","Un service est requis"],
  ["A type is required","Un type est requis"],
  ["An identifier is required","Un identifiant est requis"],
  ["Must not exceed 70 characters","Ne doit pas dépasser 70 caractères"],
  ["This takes at most 60 characters","Au plus 60 caractères"],
  ["This takes at most 100 entries","Au plus 100 éléments"],
  ["This must be at most 24","La valeur doit être d'au plus 24"],
  ["This takes at most 300 characters","Au plus 300 caractères"],
  ["This must be at most 10000","La valeur doit être d'au plus 10000"],
  ["This takes at most 5 entries","Au plus 5 éléments"],
  ["This takes at most 40 characters","Au plus 40 caractères"],
  ["Must be a valid email","L’adresse courriel doit être valide"],
  ["Must be at least 8 characters","Au moins 8 caractères"],
  ["A password is required","Un mot de passe est requis"],
  ["Must be less than 255 characters","Moins de 255 caractères"],
  ["Must be a boolean","Doit être vrai ou faux"],
  ["An authenticator code is required","Un code d’authentification est requis"],
  ["Must not exceed 6 characters","Au plus 6 caractères"],
  ["A challenge is required","Une vérification est requise"],
  ["A one time code is required","Un code à usage unique est requis"],
  ["Unable to verify you are human","Impossible de vérifier que vous êtes humain"],
  ["Credentials are required","Les identifiants sont requis"],
  ["Invalid challenge type","Type de vérification non valide"],
  ["A challenge type is required","Un type de vérification est requis"],
  ["A one time code is 5 digits","Un code à usage unique compte 5 chiffres"],
  ["A user id is required","Un identifiant d’utilisateur est requis"],
  ["A subscription id is required","Un identifiant d’abonnement est requis"],
  ["Please provide a valid email","Veuillez fournir une adresse courriel valide"],
  ["To use our service, you will need to accept the terms of service","Pour utiliser notre service, vous devez accepter les conditions d’utilisation"],
  ["Cannot verify you are human","Impossible de vérifier que vous êtes humain"],
  ["A valid action is required","Une action valide est requise"],
  ["The validation object requires a klaviyo exchange","L’objet de validation exige un échange klaviyo"],
  ["The validation object requires a nonce","L’objet de validation exige un nonce"],
  ["A name cannot contain emojis","Un nom ne peut pas contenir d’emoji"],
  ["Name on card is required","Le nom sur la carte est requis"],
  ["A country is required","Un pays est requis"],
  ["A country cannot contain emojis","Un pays ne peut pas contenir d’emoji"],
  ["A zip/postal/post code is required","Un code postal est requis"],
  ["A zip/postal/post code cannot contain emojis","Un code postal ne peut pas contenir d’emoji"],
  ["A billing address is required","Une adresse de facturation est requise"],
  ["An address is required","Une adresse est requise"],
  ["A user is reuqired","Un client est requis"],
  ["A product id is required","Un identifiant de produit est requis"],
  ["A valid service is required","Un service valide est requis"],
  ["An expiry date is required","Une date d’expiration est requise"],
  ["A payment is required","Un paiement est requis"],
  ["A validation object is required with `nonce` and an optional `action` property","Un objet de validation avec `nonce` et une propriété `action` facultative est requis"],
  ["To use our service, you will need to accept the terms and privacy policy","Pour utiliser notre service, vous devez accepter les conditions et la politique de confidentialité"],
  ["Subscription data is required","Les données de l’abonnement sont requises"],
  ["Shipping data is required","L’adresse de livraison est requise"],
  ["A nonce and/or gift card, an email, and cart products are required","Un nonce ou une carte-cadeau, une adresse courriel et les produits du panier sont requis"],
  ["A first name is required","Un prénom est requis"],
  ["A first name cannot contain emojis","Un prénom ne peut pas contenir d’emoji"],
  ["A last name is required","Un nom est requis"],
  ["A last name cannot contain emojis","Un nom ne peut pas contenir d’emoji"],
  ["An address cannot contain emojis","Une adresse ne peut pas contenir d’emoji"],
  ["A city is required","Une ville est requise"],
  ["A city cannot contain emojis","Une ville ne peut pas contenir d’emoji"],
  ["A state is required","Un État ou une province est requis"],
  ["A state cannot contain emojis","Un État ou une province ne peut pas contenir d’emoji"],
  ["A phone cannot contain emojis","Un téléphone ne peut pas contenir d’emoji"],
  ["A zipcode is required","Un code postal est requis"],
  ["Zip code must be valid","Le code postal doit être valide"],
  ["Postal code must be valid","Le code postal doit être valide"],
  ["A zipcode cannot contain emojis","Un code postal ne peut pas contenir d’emoji"],
  ["Billing data is required","L’adresse de facturation est requise"],
  ["A gift card code is required","Un code de carte-cadeau est requis"],
  ["A credits uuid is required","Un identifiant de crédits est requis"],
  ["Device data is required","Les données de l’appareil sont requises"],
  ["A vaulted value is required","Une valeur vaulted est requise"],
  ["A kount id is required","Un identifiant kount est requis"],
  ["The last four is required","Les quatre derniers chiffres sont requis"],
  ["The bin is required","Le bin est requis"],
  ["The bin must be 6 characters","Le bin doit avoir 6 caractères"],
  ["Card details are required","Les détails de la carte sont requis"],
  ["A zip code is required","Un code postal est requis"],
  ["A postal code is required","Un code postal est requis"],
  ["Please agree to receive our letters","Veuillez accepter de recevoir nos lettres"],
  ["This takes at most 100 characters","Au plus 100 caractères"],
  ["This takes at most 500 characters","Au plus 500 caractères"],
  ["This takes at most 8000 characters","Au plus 8000 caractères"],
  ["This takes at most 254 characters","Au plus 254 caractères"],
  ["This takes at most 200 characters","Au plus 200 caractères"],
  ["A nonce and/or cart products are required","Un nonce ou des produits du panier sont requis"],
];
