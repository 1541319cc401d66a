// Generated from openapi/ by `npm run generate`. Do not edit.
export const check = validate15;

const func1 = (text) => [...text].length;
const formats0 = /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;
const pattern4 = new RegExp("^(?!\\.)(?!.*\\.@)(?![^@]*\\.\\.)", "u");
const pattern5 = new RegExp("^(?![\\s\\S]*(?:(?![©®™])\\p{Extended_Pictographic}|\\p{RI}|\\u20E3|\\uFE0F))", "u");

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
const err0 = {instancePath,params:{missingProperty: "user"},message:"20"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.cart === undefined){
const err1 = {instancePath,params:{missingProperty: "cart"},message:"@3"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payment === undefined){
const err2 = {instancePath,params:{missingProperty: "payment"},message:"34"};
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
const err3 = {instancePath:instancePath+"/action",params:{},message:"1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(((data0 === "subscription_start") || (data0 === "subscription_restart")) || (data0 === "subscription_plan_change"))){
const err4 = {instancePath:instancePath+"/action",params:{},message:"1"};
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
const err5 = {instancePath:instancePath+"/validation/type",params:{},message:"2,3"};
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
const err7 = {instancePath:instancePath+"/validation/nonce",params:{},message:"4"};
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
const err8 = {instancePath:instancePath+"/validation/nonce",params:{},message:"2,3"};
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
const err9 = {instancePath:instancePath+"/validation/exchange",params:{},message:"4"};
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
const err10 = {instancePath:instancePath+"/validation/exchange",params:{},message:"2,3"};
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
const err11 = {instancePath:instancePath+"/validation/action",params:{},message:"4"};
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
const err12 = {instancePath:instancePath+"/validation/action",params:{},message:"2,3"};
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
const err13 = {instancePath:instancePath+"/validation",params:{},message:"8,3"};
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
const err16 = {instancePath:instancePath+"/validation",params:{missingProperty: "exchange"},message:"6"};
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
const err17 = {instancePath:instancePath+"/validation/exchange",params:{},message:"5,6"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func1(data7) > 1000){
const err18 = {instancePath:instancePath+"/validation/exchange",params:{},message:"4,6"};
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
const err19 = {instancePath:instancePath+"/validation/exchange",params:{},message:"6,6"};
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
const err20 = {instancePath:instancePath+"/validation",params:{missingProperty: "nonce"},message:"7"};
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
const err21 = {instancePath:instancePath+"/validation/nonce",params:{},message:"5,7"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func1(data8) > 1000){
const err22 = {instancePath:instancePath+"/validation/nonce",params:{},message:"4,7"};
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
const err23 = {instancePath:instancePath+"/validation/nonce",params:{},message:"7,7"};
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
const err25 = {instancePath:instancePath+"/user",params:{missingProperty: "email"},message:"9"};
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
const err26 = {instancePath:instancePath+"/user/email",params:{},message:"5,9"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data10) > 254){
const err27 = {instancePath:instancePath+"/user/email",params:{},message:"10,9"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!(formats0.test(data10))){
const err28 = {instancePath:instancePath+"/user/email",params:{},message:"10,9"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern4.test(data10)){
const err29 = {instancePath:instancePath+"/user/email",params:{},message:"11,9"};
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
const err30 = {instancePath:instancePath+"/user/email",params:{},message:"9,9"};
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
const err31 = {instancePath:instancePath+"/user/address/billing",params:{missingProperty: "country"},message:"14"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data12.zipcode === undefined){
const err32 = {instancePath:instancePath+"/user/address/billing",params:{missingProperty: "zipcode"},message:"16"};
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
const err33 = {instancePath:instancePath+"/user/address/billing/name",params:{},message:"4,13"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern5.test(data13)){
const err34 = {instancePath:instancePath+"/user/address/billing/name",params:{},message:"12,13"};
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
const err35 = {instancePath:instancePath+"/user/address/billing/name",params:{},message:"13,13"};
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
const err36 = {instancePath:instancePath+"/user/address/billing/country",params:{},message:"5,14"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(func1(data14) > 1000){
const err37 = {instancePath:instancePath+"/user/address/billing/country",params:{},message:"4,14"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern5.test(data14)){
const err38 = {instancePath:instancePath+"/user/address/billing/country",params:{},message:"15,14"};
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
const err39 = {instancePath:instancePath+"/user/address/billing/country",params:{},message:"14,14"};
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
const err40 = {instancePath:instancePath+"/user/address/billing/zipcode",params:{},message:"5,16"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(func1(data15) > 1000){
const err41 = {instancePath:instancePath+"/user/address/billing/zipcode",params:{},message:"4,16"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern5.test(data15)){
const err42 = {instancePath:instancePath+"/user/address/billing/zipcode",params:{},message:"17,16"};
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
const err43 = {instancePath:instancePath+"/user/address/billing/zipcode",params:{},message:"16,16"};
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
const err44 = {instancePath:instancePath+"/user/address/billing",params:{},message:"18"};
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
const err45 = {instancePath:instancePath+"/user/address",params:{},message:"19"};
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
const err46 = {instancePath:instancePath+"/user",params:{},message:"20,20"};
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
const err47 = {instancePath:instancePath+"/cart",params:{missingProperty: "products"},message:"22"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data16.invoice === undefined){
const err48 = {instancePath:instancePath+"/cart",params:{missingProperty: "invoice"},message:"@3"};
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
const err49 = {instancePath:instancePath+"/cart/products",params:{},message:"23,22"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data17.length < 1){
const err50 = {instancePath:instancePath+"/cart/products",params:{},message:"21,22"};
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
const err51 = {instancePath:instancePath+"/cart/products/" + i0,params:{missingProperty: "id"},message:"24"};
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
const err52 = {instancePath:instancePath+"/cart/products/" + i0+"/id",params:{},message:"26,24"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data19 < -9007199254740991 || isNaN(data19)){
const err53 = {instancePath:instancePath+"/cart/products/" + i0+"/id",params:{},message:"25,24"};
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
const err54 = {instancePath:instancePath+"/cart/products/" + i0+"/id",params:{},message:"5,24"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(func1(data19) > 1000){
const err55 = {instancePath:instancePath+"/cart/products/" + i0+"/id",params:{},message:"4,24"};
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
const err56 = {instancePath:instancePath+"/cart/products/" + i0+"/id",params:{},message:"24,24"};
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
const err57 = {instancePath:instancePath+"/cart/products/" + i0,params:{},message:"24,24"};
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
const err58 = {instancePath:instancePath+"/cart/products",params:{},message:"22,22"};
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
const err59 = {instancePath:instancePath+"/cart/invoice",params:{missingProperty: "total"},message:"27"};
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
const err60 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"29,27"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data21 < -1000000000 || isNaN(data21)){
const err61 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"28,27"};
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
const err62 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"5,27"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(func1(data21) > 1000){
const err63 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"4,27"};
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
const err64 = {instancePath:instancePath+"/cart/invoice/total",params:{},message:"27,27"};
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
const err65 = {instancePath:instancePath+"/cart/invoice",params:{},message:"@8"};
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
const err66 = {instancePath:instancePath+"/cart",params:{},message:"@8"};
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
const err67 = {instancePath:instancePath+"/payment",params:{missingProperty: "service"},message:"32"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data22.expiry === undefined){
const err68 = {instancePath:instancePath+"/payment",params:{missingProperty: "expiry"},message:"33"};
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
const err69 = {instancePath:instancePath+"/payment/id",params:{},message:"4"};
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
const err70 = {instancePath:instancePath+"/payment/id",params:{},message:"2,3"};
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
const err71 = {instancePath:instancePath+"/payment/terms",params:{},message:"30,3"};
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
const err72 = {instancePath:instancePath+"/payment/service",params:{},message:"32,32"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(!(data25 === "basis-theory")){
const err73 = {instancePath:instancePath+"/payment/service",params:{},message:"31,32"};
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
const err74 = {instancePath:instancePath+"/payment/expiry/month",params:{},message:"26"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data27 < -9007199254740991 || isNaN(data27)){
const err75 = {instancePath:instancePath+"/payment/expiry/month",params:{},message:"25"};
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
const err76 = {instancePath:instancePath+"/payment/expiry/month",params:{},message:"4"};
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
const err77 = {instancePath:instancePath+"/payment/expiry/month",params:{},message:"2,3"};
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
const err78 = {instancePath:instancePath+"/payment/expiry/year",params:{},message:"26"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data28 < -9007199254740991 || isNaN(data28)){
const err79 = {instancePath:instancePath+"/payment/expiry/year",params:{},message:"25"};
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
const err80 = {instancePath:instancePath+"/payment/expiry/year",params:{},message:"4"};
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
const err81 = {instancePath:instancePath+"/payment/expiry/year",params:{},message:"2,3"};
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
const err82 = {instancePath:instancePath+"/payment/expiry",params:{},message:"33,33"};
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
const err83 = {instancePath:instancePath+"/payment",params:{},message:"34,34"};
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
const err84 = {instancePath,params:{},message:"37,37"};
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
const err87 = {instancePath,params:{missingProperty: "validation"},message:"35"};
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
const err88 = {instancePath:instancePath+"/validation",params:{},message:"35,35"};
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
const err89 = {instancePath:instancePath+"/payment",params:{missingProperty: "terms"},message:"36"};
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
const err90 = {instancePath:instancePath+"/payment/terms",params:{},message:"36,36"};
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
const err97 = {instancePath:instancePath+"/user/address/billing",params:{missingProperty: "name"},message:"13"};
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
const err98 = {instancePath:instancePath+"/user/address/billing/name",params:{},message:"5,13"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(func1(data38) > 1000){
const err99 = {instancePath:instancePath+"/user/address/billing/name",params:{},message:"4,13"};
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
const err100 = {instancePath:instancePath+"/user/address/billing/name",params:{},message:"13,13"};
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
validate15.errors = vErrors;
evaluated0.props = props1;
return errors === 0;
}
validate15.evaluated = {"dynamicProps":true,"dynamicItems":false};

export const texts = [
  ["This value is not valid","Cette valeur n'est pas valide"],
  ["A valid action is required","Une action valide est requise"],
  ["This must be a text","Ceci doit être un texte"],
  ["This field is required","Ce champ est obligatoire"],
  ["This takes at most 1000 characters","Au plus 1000 caractères"],
  ["This needs at least 1 characters","Il faut au moins 1 caractères"],
  ["The validation object requires a klaviyo exchange","L’objet de validation exige un échange klaviyo"],
  ["The validation object requires a nonce","L’objet de validation exige un nonce"],
  ["This must be an object","Ceci doit être un objet"],
  ["An email is required","Une adresse courriel est requise"],
  ["Must be a valid email","L’adresse courriel doit être valide"],
  ["Email cannot start with a period, have a period before the at symbol, nor contain consecutive periods","L’adresse courriel ne peut ni commencer par un point, ni avoir un point avant l’arobase, ni contenir deux points de suite"],
  ["A name cannot contain emojis","Un nom ne peut pas contenir d’emoji"],
  ["Name on card is required","Le nom sur la carte est requis"],
  ["A country is required","Un pays est requis"],
  ["A country cannot contain emojis","Un pays ne peut pas contenir d’emoji"],
  ["A zip/postal/post code is required","Un code postal est requis"],
  ["A zip/postal/post code cannot contain emojis","Un code postal ne peut pas contenir d’emoji"],
  ["A billing address is required","Une adresse de facturation est requise"],
  ["An address is required","Une adresse est requise"],
  ["A user is reuqired","Un client est requis"],
  ["At least one product is required","Au moins un produit est requis"],
  ["Cart products are required","Les produits du panier sont requis"],
  ["This takes at most 250 entries","Au plus 250 éléments"],
  ["A product id is required","Un identifiant de produit est requis"],
  ["This must be at least -9007199254740991","La valeur doit être d'au moins -9007199254740991"],
  ["This must be at most 9007199254740991","La valeur doit être d'au plus 9007199254740991"],
  ["An invoice total is required","Un total de facture est requis"],
  ["This must be at least -1000000000","La valeur doit être d'au moins -1000000000"],
  ["This must be at most 1000000000","La valeur doit être d'au plus 1000000000"],
  ["This must be true or false","Ceci doit être vrai ou faux"],
  ["A valid service is required","Un service valide est requis"],
  ["A service is required","Un service est requis"],
  ["An expiry date is required","Une date d’expiration est requise"],
  ["A payment is required","Un paiement est requis"],
  ["A validation object is required with `nonce` and an optional `action` property","Un objet de validation avec `nonce` et une propriété `action` facultative est requis"],
  ["To use our service, you will need to accept the terms and privacy policy","Pour utiliser notre service, vous devez accepter les conditions et la politique de confidentialité"],
  ["Subscription data is required","Les données de l’abonnement sont requises"],
];
export { subscriptionHolds as rule } from "../../rules/forms/subscriptionHolds.ts";
export const ruleTexts = { "user.address": { required: ["An address is required", "Une adresse est requise"] }, "user.address.billing": { required: ["A billing address is required", "Une adresse de facturation est requise"] }, "payment.expiry": { required: ["An expiry date is required", "Une date d’expiration est requise"], expired: ["Card has expired", "La carte a expiré"], range: ["Expiry out of range", "Date d’expiration hors limites"] } };
