// Generated from contracts/asyncapi.yaml. Do not edit.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_fast_deep_equal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function equal(a, b) {
		if (a === b) return true;
		if (a && b && typeof a == "object" && typeof b == "object") {
			if (a.constructor !== b.constructor) return false;
			var length, i, keys;
			if (Array.isArray(a)) {
				length = a.length;
				if (length != b.length) return false;
				for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
				return true;
			}
			if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
			if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
			if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
			keys = Object.keys(a);
			length = keys.length;
			if (length !== Object.keys(b).length) return false;
			for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
			for (i = length; i-- !== 0;) {
				var key = keys[i];
				if (!equal(a[key], b[key])) return false;
			}
			return true;
		}
		return a !== a && b !== b;
	};
}));
var require_equal = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	var equal = require_fast_deep_equal();
	equal.code = "require(\"ajv/dist/runtime/equal\").default";
	exports.default = equal;
}));
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
	ucs2length.code = "require(\"ajv/dist/runtime/ucs2length\").default";
}));
var require_formats = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.formatNames = exports.fastFormats = exports.fullFormats = void 0;
	function fmtDef(validate, compare) {
		return {
			validate,
			compare
		};
	}
	exports.fullFormats = {
		date: fmtDef(date, compareDate),
		time: fmtDef(getTime(true), compareTime),
		"date-time": fmtDef(getDateTime(true), compareDateTime),
		"iso-time": fmtDef(getTime(), compareIsoTime),
		"iso-date-time": fmtDef(getDateTime(), compareIsoDateTime),
		duration: /^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
		uri,
		"uri-reference": /^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
		"uri-template": /^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
		url: /^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
		email: /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,
		hostname: /^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
		ipv4: /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,
		ipv6: /^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
		regex,
		uuid: /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
		"json-pointer": /^(?:\/(?:[^~/]|~0|~1)*)*$/,
		"json-pointer-uri-fragment": /^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
		"relative-json-pointer": /^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,
		byte,
		int32: {
			type: "number",
			validate: validateInt32
		},
		int64: {
			type: "number",
			validate: validateInt64
		},
		float: {
			type: "number",
			validate: validateNumber
		},
		double: {
			type: "number",
			validate: validateNumber
		},
		password: true,
		binary: true
	};
	exports.fastFormats = {
		...exports.fullFormats,
		date: fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d$/, compareDate),
		time: fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareTime),
		"date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i, compareDateTime),
		"iso-time": fmtDef(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoTime),
		"iso-date-time": fmtDef(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i, compareIsoDateTime),
		uri: /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
		"uri-reference": /^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,
		email: /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i
	};
	exports.formatNames = Object.keys(exports.fullFormats);
	function isLeapYear(year) {
		return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
	}
	var DATE = /^(\d\d\d\d)-(\d\d)-(\d\d)$/;
	var DAYS = [
		0,
		31,
		28,
		31,
		30,
		31,
		30,
		31,
		31,
		30,
		31,
		30,
		31
	];
	function date(str) {
		const matches = DATE.exec(str);
		if (!matches) return false;
		const year = +matches[1];
		const month = +matches[2];
		const day = +matches[3];
		return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 && isLeapYear(year) ? 29 : DAYS[month]);
	}
	function compareDate(d1, d2) {
		if (!(d1 && d2)) return void 0;
		if (d1 > d2) return 1;
		if (d1 < d2) return -1;
		return 0;
	}
	var TIME = /^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;
	function getTime(strictTimeZone) {
		return function time(str) {
			const matches = TIME.exec(str);
			if (!matches) return false;
			const hr = +matches[1];
			const min = +matches[2];
			const sec = +matches[3];
			const tz = matches[4];
			const tzSign = matches[5] === "-" ? -1 : 1;
			const tzH = +(matches[6] || 0);
			const tzM = +(matches[7] || 0);
			if (tzH > 23 || tzM > 59 || strictTimeZone && !tz) return false;
			if (hr <= 23 && min <= 59 && sec < 60) return true;
			const utcMin = min - tzM * tzSign;
			const utcHr = hr - tzH * tzSign - (utcMin < 0 ? 1 : 0);
			return (utcHr === 23 || utcHr === -1) && (utcMin === 59 || utcMin === -1) && sec < 61;
		};
	}
	function compareTime(s1, s2) {
		if (!(s1 && s2)) return void 0;
		const t1 = (/* @__PURE__ */ new Date("2020-01-01T" + s1)).valueOf();
		const t2 = (/* @__PURE__ */ new Date("2020-01-01T" + s2)).valueOf();
		if (!(t1 && t2)) return void 0;
		return t1 - t2;
	}
	function compareIsoTime(t1, t2) {
		if (!(t1 && t2)) return void 0;
		const a1 = TIME.exec(t1);
		const a2 = TIME.exec(t2);
		if (!(a1 && a2)) return void 0;
		t1 = a1[1] + a1[2] + a1[3];
		t2 = a2[1] + a2[2] + a2[3];
		if (t1 > t2) return 1;
		if (t1 < t2) return -1;
		return 0;
	}
	var DATE_TIME_SEPARATOR = /t|\s/i;
	function getDateTime(strictTimeZone) {
		const time = getTime(strictTimeZone);
		return function date_time(str) {
			const dateTime = str.split(DATE_TIME_SEPARATOR);
			return dateTime.length === 2 && date(dateTime[0]) && time(dateTime[1]);
		};
	}
	function compareDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const d1 = new Date(dt1).valueOf();
		const d2 = new Date(dt2).valueOf();
		if (!(d1 && d2)) return void 0;
		return d1 - d2;
	}
	function compareIsoDateTime(dt1, dt2) {
		if (!(dt1 && dt2)) return void 0;
		const [d1, t1] = dt1.split(DATE_TIME_SEPARATOR);
		const [d2, t2] = dt2.split(DATE_TIME_SEPARATOR);
		const res = compareDate(d1, d2);
		if (res === void 0) return void 0;
		return res || compareTime(t1, t2);
	}
	var NOT_URI_FRAGMENT = /\/|:/;
	var URI = /^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
	function uri(str) {
		return NOT_URI_FRAGMENT.test(str) && URI.test(str);
	}
	var BYTE = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;
	function byte(str) {
		BYTE.lastIndex = 0;
		return BYTE.test(str);
	}
	var MIN_INT32 = -(2 ** 31);
	var MAX_INT32 = 2 ** 31 - 1;
	function validateInt32(value) {
		return Number.isInteger(value) && value <= MAX_INT32 && value >= MIN_INT32;
	}
	function validateInt64(value) {
		return Number.isInteger(value);
	}
	function validateNumber() {
		return true;
	}
	var Z_ANCHOR = /[^\\]\\Z/;
	function regex(str) {
		if (Z_ANCHOR.test(str)) return false;
		try {
			new RegExp(str);
			return true;
		} catch (e) {
			return false;
		}
	}
}));
var validateNeedFetchGameData = validate52;
var schema22 = {
	"type": "string",
	"enum": [
		"playerLayout",
		"controlPanel",
		"army",
		"inventory",
		"buildings",
		"forgeGrind",
		"enhance",
		"forgeCraft",
		"craftBook",
		"skillBranches",
		"skillList",
		"shopGear",
		"shopConsumable",
		"shopGold",
		"missions",
		"fightLogs",
		"quests",
		"notifications",
		"online"
	]
};
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate55.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate55.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "playerLayout" || data === "controlPanel" || data === "army" || data === "inventory" || data === "buildings" || data === "forgeGrind" || data === "enhance" || data === "forgeCraft" || data === "craftBook" || data === "skillBranches" || data === "skillList" || data === "shopGear" || data === "shopConsumable" || data === "shopGold" || data === "missions" || data === "fightLogs" || data === "quests" || data === "notifications" || data === "online")) {
		validate55.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema22.enum }
		}];
		return false;
	}
	validate55.errors = vErrors;
	return true;
}
validate55.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var func0 = require_equal().default;
function validate54(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate54.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.channels === void 0 && (missing0 = "channels")) {
				validate54.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "channels")) {
					validate54.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.channels !== void 0) {
						let data0 = data.channels;
						if (errors === errors) {
							if (Array.isArray(data0)) {
								if (data0.length > 30) {
									validate54.errors = [{
										instancePath: instancePath + "/channels",
										schemaPath: "#/properties/channels/maxItems",
										keyword: "maxItems",
										params: { limit: 30 }
									}];
									return false;
								} else if (data0.length < 1) {
									validate54.errors = [{
										instancePath: instancePath + "/channels",
										schemaPath: "#/properties/channels/minItems",
										keyword: "minItems",
										params: { limit: 1 }
									}];
									return false;
								} else {
									var valid1 = true;
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate55(data0[i0], {
											instancePath: instancePath + "/channels/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
											errors = vErrors.length;
										}
										var valid1 = _errs4 === errors;
										if (!valid1) break;
									}
									if (valid1) {
										let i1 = data0.length;
										let j0;
										if (i1 > 1) {
											outer0: for (; i1--;) for (j0 = i1; j0--;) if (func0(data0[i1], data0[j0])) {
												validate54.errors = [{
													instancePath: instancePath + "/channels",
													schemaPath: "#/properties/channels/uniqueItems",
													keyword: "uniqueItems",
													params: {
														i: i1,
														j: j0
													}
												}];
												return false;
											}
										}
									}
								}
							} else {
								validate54.errors = [{
									instancePath: instancePath + "/channels",
									schemaPath: "#/properties/channels/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
					}
				}
			}
		} else {
			validate54.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate54.errors = vErrors;
	return errors === 0;
}
validate54.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate54(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
		errors = vErrors.length;
	}
	validate52.errors = vErrors;
	return errors === 0;
}
validate52.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var validateNewGameData = validate58;
var schema24 = {
	"type": "object",
	"description": "Snapshots by channel. What is not asked for, or did not change, is absent.",
	"additionalProperties": false,
	"properties": {
		"playerLayout": { "$ref": "#/components/schemas/PlayerLayoutSnapshot" },
		"controlPanel": { "$ref": "#/components/schemas/ControlPanelSnapshot" },
		"army": { "$ref": "#/components/schemas/ArmySnapshot" },
		"inventory": { "$ref": "#/components/schemas/InventorySnapshot" },
		"buildings": { "$ref": "#/components/schemas/BuildingsSnapshot" },
		"forgeGrind": { "$ref": "#/components/schemas/ForgeGrindSnapshot" },
		"enhance": { "$ref": "#/components/schemas/EnhanceSnapshot" },
		"forgeCraft": { "$ref": "#/components/schemas/ForgeCraftSnapshot" },
		"craftBook": { "$ref": "#/components/schemas/CraftBookSnapshot" },
		"skillBranches": { "$ref": "#/components/schemas/SkillBranchesSnapshot" },
		"skillList": { "$ref": "#/components/schemas/SkillListSnapshot" },
		"shopGear": { "$ref": "#/components/schemas/ShopGearSnapshot" },
		"shopConsumable": { "$ref": "#/components/schemas/ShopConsumableSnapshot" },
		"shopGold": { "$ref": "#/components/schemas/ShopGoldSnapshot" },
		"missions": { "$ref": "#/components/schemas/MissionsSnapshot" },
		"fightLogs": { "$ref": "#/components/schemas/FightLogsSnapshot" },
		"quests": { "$ref": "#/components/schemas/QuestsSnapshot" },
		"notifications": { "$ref": "#/components/schemas/NotificationsSnapshot" },
		"online": { "$ref": "#/components/schemas/OnlineSnapshot" }
	}
};
var func2 = Object.prototype.hasOwnProperty;
function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate61.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate61.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 9e15 || isNaN(data)) {
			validate61.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9e15
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate61.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate61.errors = vErrors;
	return true;
}
validate61.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate65(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate65.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate65.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 9e15 || isNaN(data)) {
			validate65.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9e15
				}
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate65.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				}
			}];
			return false;
		}
	}
	validate65.errors = vErrors;
	return true;
}
validate65.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var func3 = require_ucs2length().default;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate67.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 40) {
			validate67.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 }
			}];
			return false;
		} else if (func3(data) < 1) {
			validate67.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		}
	} else {
		validate67.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate67.errors = vErrors;
	return true;
}
validate67.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate69(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate69.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate69.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e3 || isNaN(data)) {
			validate69.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e3
				}
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate69.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				}
			}];
			return false;
		}
	}
	validate69.errors = vErrors;
	return true;
}
validate69.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema32 = {
	"type": "string",
	"enum": [
		"KNIGHT",
		"BARON",
		"EARL",
		"DUKE"
	]
};
function validate71(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate71.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate71.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "KNIGHT" || data === "BARON" || data === "EARL" || data === "DUKE")) {
		validate71.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema32.enum }
		}];
		return false;
	}
	validate71.errors = vErrors;
	return true;
}
validate71.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate64.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.playerId === void 0 && (missing0 = "playerId") || data.name === void 0 && (missing0 = "name") || data.level === void 0 && (missing0 = "level") || data.title === void 0 && (missing0 = "title") || data.guildTag === void 0 && (missing0 = "guildTag") || data.avatarUrl === void 0 && (missing0 = "avatarUrl")) {
				validate64.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "playerId" || key0 === "name" || key0 === "level" || key0 === "title" || key0 === "guildTag" || key0 === "avatarUrl")) {
					validate64.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.playerId !== void 0) {
						const _errs2 = errors;
						if (!validate65(data.playerId, {
							instancePath: instancePath + "/playerId",
							parentData: data,
							parentDataProperty: "playerId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							const _errs3 = errors;
							if (!validate67(data.name, {
								instancePath: instancePath + "/name",
								parentData: data,
								parentDataProperty: "name",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.level !== void 0) {
								const _errs4 = errors;
								if (!validate69(data.level, {
									instancePath: instancePath + "/level",
									parentData: data,
									parentDataProperty: "level",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.title !== void 0) {
									const _errs5 = errors;
									if (!validate71(data.title, {
										instancePath: instancePath + "/title",
										parentData: data,
										parentDataProperty: "title",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.guildTag !== void 0) {
										let data4 = data.guildTag;
										const _errs6 = errors;
										const _errs7 = errors;
										let valid1 = false;
										let passing0 = null;
										const _errs8 = errors;
										if (errors === _errs8) {
											if (typeof data4 === "string") {
												if (func3(data4) > 4) {
													const err0 = {
														instancePath: instancePath + "/guildTag",
														schemaPath: "#/properties/guildTag/oneOf/0/maxLength",
														keyword: "maxLength",
														params: { limit: 4 }
													};
													if (vErrors === null) vErrors = [err0];
													else vErrors.push(err0);
													errors++;
												}
											} else {
												const err1 = {
													instancePath: instancePath + "/guildTag",
													schemaPath: "#/properties/guildTag/oneOf/0/type",
													keyword: "type",
													params: { type: "string" }
												};
												if (vErrors === null) vErrors = [err1];
												else vErrors.push(err1);
												errors++;
											}
										}
										var _valid0 = _errs8 === errors;
										if (_valid0) {
											valid1 = true;
											passing0 = 0;
										}
										const _errs10 = errors;
										if (data4 !== null) {
											const err2 = {
												instancePath: instancePath + "/guildTag",
												schemaPath: "#/properties/guildTag/oneOf/1/type",
												keyword: "type",
												params: { type: "null" }
											};
											if (vErrors === null) vErrors = [err2];
											else vErrors.push(err2);
											errors++;
										}
										var _valid0 = _errs10 === errors;
										if (_valid0 && valid1) {
											valid1 = false;
											passing0 = [passing0, 1];
										} else if (_valid0) {
											valid1 = true;
											passing0 = 1;
										}
										if (!valid1) {
											const err3 = {
												instancePath: instancePath + "/guildTag",
												schemaPath: "#/properties/guildTag/oneOf",
												keyword: "oneOf",
												params: { passingSchemas: passing0 }
											};
											if (vErrors === null) vErrors = [err3];
											else vErrors.push(err3);
											errors++;
											validate64.errors = vErrors;
											return false;
										} else {
											errors = _errs7;
											if (vErrors !== null) {
												if (_errs7) vErrors.length = _errs7;
												else vErrors = null;
											}
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.avatarUrl !== void 0) {
											let data5 = data.avatarUrl;
											const _errs12 = errors;
											const _errs13 = errors;
											let valid2 = false;
											let passing1 = null;
											const _errs14 = errors;
											if (errors === _errs14) {
												if (typeof data5 === "string") {
													if (func3(data5) > 500) {
														const err4 = {
															instancePath: instancePath + "/avatarUrl",
															schemaPath: "#/properties/avatarUrl/oneOf/0/maxLength",
															keyword: "maxLength",
															params: { limit: 500 }
														};
														if (vErrors === null) vErrors = [err4];
														else vErrors.push(err4);
														errors++;
													}
												} else {
													const err5 = {
														instancePath: instancePath + "/avatarUrl",
														schemaPath: "#/properties/avatarUrl/oneOf/0/type",
														keyword: "type",
														params: { type: "string" }
													};
													if (vErrors === null) vErrors = [err5];
													else vErrors.push(err5);
													errors++;
												}
											}
											var _valid1 = _errs14 === errors;
											if (_valid1) {
												valid2 = true;
												passing1 = 0;
											}
											const _errs16 = errors;
											if (data5 !== null) {
												const err6 = {
													instancePath: instancePath + "/avatarUrl",
													schemaPath: "#/properties/avatarUrl/oneOf/1/type",
													keyword: "type",
													params: { type: "null" }
												};
												if (vErrors === null) vErrors = [err6];
												else vErrors.push(err6);
												errors++;
											}
											var _valid1 = _errs16 === errors;
											if (_valid1 && valid2) {
												valid2 = false;
												passing1 = [passing1, 1];
											} else if (_valid1) {
												valid2 = true;
												passing1 = 1;
											}
											if (!valid2) {
												const err7 = {
													instancePath: instancePath + "/avatarUrl",
													schemaPath: "#/properties/avatarUrl/oneOf",
													keyword: "oneOf",
													params: { passingSchemas: passing1 }
												};
												if (vErrors === null) vErrors = [err7];
												else vErrors.push(err7);
												errors++;
												validate64.errors = vErrors;
												return false;
											} else {
												errors = _errs13;
												if (vErrors !== null) {
													if (_errs13) vErrors.length = _errs13;
													else vErrors = null;
												}
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate64.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate64.errors = vErrors;
	return errors === 0;
}
validate64.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var pattern3 = /* @__PURE__ */ new RegExp("^[a-z][A-Za-z0-9]*$", "u");
function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate74.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 60) {
			validate74.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 60 }
			}];
			return false;
		} else if (func3(data) < 1) {
			validate74.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		} else if (!pattern3.test(data)) {
			validate74.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][A-Za-z0-9]*$" }
			}];
			return false;
		}
	} else {
		validate74.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate74.errors = vErrors;
	return true;
}
validate74.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate76(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate76.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate76.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 9e15 || isNaN(data)) {
			validate76.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9e15
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate76.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate76.errors = vErrors;
	return true;
}
validate76.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate63.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.player === void 0 && (missing0 = "player") || data.emailConfirmed === void 0 && (missing0 = "emailConfirmed") || data.unlocks === void 0 && (missing0 = "unlocks") || data.unviewedFights === void 0 && (missing0 = "unviewedFights") || data.unviewedGear === void 0 && (missing0 = "unviewedGear") || data.unreadNotifications === void 0 && (missing0 = "unreadNotifications")) {
				validate63.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "player" || key0 === "emailConfirmed" || key0 === "unlocks" || key0 === "unviewedFights" || key0 === "unviewedGear" || key0 === "unreadNotifications")) {
					validate63.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.player !== void 0) {
						const _errs2 = errors;
						if (!validate64(data.player, {
							instancePath: instancePath + "/player",
							parentData: data,
							parentDataProperty: "player",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.emailConfirmed !== void 0) {
							const _errs3 = errors;
							if (typeof data.emailConfirmed !== "boolean") {
								validate63.errors = [{
									instancePath: instancePath + "/emailConfirmed",
									schemaPath: "#/properties/emailConfirmed/type",
									keyword: "type",
									params: { type: "boolean" }
								}];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.unlocks !== void 0) {
								let data2 = data.unlocks;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (Array.isArray(data2)) {
										if (data2.length > 200) {
											validate63.errors = [{
												instancePath: instancePath + "/unlocks",
												schemaPath: "#/properties/unlocks/maxItems",
												keyword: "maxItems",
												params: { limit: 200 }
											}];
											return false;
										} else {
											const len0 = data2.length;
											for (let i0 = 0; i0 < len0; i0++) {
												const _errs7 = errors;
												if (!validate74(data2[i0], {
													instancePath: instancePath + "/unlocks/" + i0,
													parentData: data2,
													parentDataProperty: i0,
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
													errors = vErrors.length;
												}
												if (!(_errs7 === errors)) break;
											}
										}
									} else {
										validate63.errors = [{
											instancePath: instancePath + "/unlocks",
											schemaPath: "#/properties/unlocks/type",
											keyword: "type",
											params: { type: "array" }
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.unviewedFights !== void 0) {
									const _errs8 = errors;
									if (!validate76(data.unviewedFights, {
										instancePath: instancePath + "/unviewedFights",
										parentData: data,
										parentDataProperty: "unviewedFights",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs8 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.unviewedGear !== void 0) {
										const _errs9 = errors;
										if (!validate76(data.unviewedGear, {
											instancePath: instancePath + "/unviewedGear",
											parentData: data,
											parentDataProperty: "unviewedGear",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.unreadNotifications !== void 0) {
											const _errs10 = errors;
											if (!validate76(data.unreadNotifications, {
												instancePath: instancePath + "/unreadNotifications",
												parentData: data,
												parentDataProperty: "unreadNotifications",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate63.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate63.errors = vErrors;
	return errors === 0;
}
validate63.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate60.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate60.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate60.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate63(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate60.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate60.errors = vErrors;
	return errors === 0;
}
validate60.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate90(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate90.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.gold === void 0 && (missing0 = "gold") || data.diamonds === void 0 && (missing0 = "diamonds") || data.glory === void 0 && (missing0 = "glory")) {
				validate90.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "gold" || key0 === "diamonds" || key0 === "glory")) {
					validate90.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.gold !== void 0) {
						const _errs2 = errors;
						if (!validate76(data.gold, {
							instancePath: instancePath + "/gold",
							parentData: data,
							parentDataProperty: "gold",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.diamonds !== void 0) {
							const _errs3 = errors;
							if (!validate76(data.diamonds, {
								instancePath: instancePath + "/diamonds",
								parentData: data,
								parentDataProperty: "diamonds",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.glory !== void 0) {
								const _errs4 = errors;
								if (!validate76(data.glory, {
									instancePath: instancePath + "/glory",
									parentData: data,
									parentDataProperty: "glory",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate90.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate90.errors = vErrors;
	return errors === 0;
}
validate90.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var formats0 = require_formats().fullFormats["date-time"];
function validate96(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate96.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!formats0.validate(data)) {
			validate96.errors = [{
				instancePath,
				schemaPath: "#/format",
				keyword: "format",
				params: { format: "date-time" }
			}];
			return false;
		}
	} else {
		validate96.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate96.errors = vErrors;
	return true;
}
validate96.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate99(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate99.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate99.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 31536e3 || isNaN(data)) {
			validate99.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 31536e3
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate99.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate99.errors = vErrors;
	return true;
}
validate99.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate102(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate102.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate102.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 100 || isNaN(data)) {
			validate102.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 100
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate102.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate102.errors = vErrors;
	return true;
}
validate102.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate104(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate104.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.gold === void 0 && (missing0 = "gold") || data.diamonds === void 0 && (missing0 = "diamonds")) {
				validate104.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "gold" || key0 === "diamonds")) {
					validate104.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.gold !== void 0) {
						const _errs2 = errors;
						if (!validate76(data.gold, {
							instancePath: instancePath + "/gold",
							parentData: data,
							parentDataProperty: "gold",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.diamonds !== void 0) {
							const _errs3 = errors;
							if (!validate76(data.diamonds, {
								instancePath: instancePath + "/diamonds",
								parentData: data,
								parentDataProperty: "diamonds",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate104.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate104.errors = vErrors;
	return errors === 0;
}
validate104.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate95.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.current === void 0 && (missing0 = "current") || data.max === void 0 && (missing0 = "max") || data.nextAt === void 0 && (missing0 = "nextAt") || data.fullAt === void 0 && (missing0 = "fullAt") || data.intervalSeconds === void 0 && (missing0 = "intervalSeconds") || data.restore === void 0 && (missing0 = "restore") || data.spentToday === void 0 && (missing0 = "spentToday") || data.experiencePercent === void 0 && (missing0 = "experiencePercent")) {
				validate95.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "current" || key0 === "max" || key0 === "nextAt" || key0 === "fullAt" || key0 === "intervalSeconds" || key0 === "spentToday" || key0 === "experiencePercent" || key0 === "restore")) {
					validate95.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.current !== void 0) {
						let data0 = data.current;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
							validate95.errors = [{
								instancePath: instancePath + "/current",
								schemaPath: "#/properties/current/type",
								keyword: "type",
								params: { type: "integer" }
							}];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 == "number") {
								if (data0 > 1e3 || isNaN(data0)) {
									validate95.errors = [{
										instancePath: instancePath + "/current",
										schemaPath: "#/properties/current/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 1e3
										}
									}];
									return false;
								} else if (data0 < 0 || isNaN(data0)) {
									validate95.errors = [{
										instancePath: instancePath + "/current",
										schemaPath: "#/properties/current/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										}
									}];
									return false;
								}
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.max !== void 0) {
							let data1 = data.max;
							const _errs4 = errors;
							if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1))) {
								validate95.errors = [{
									instancePath: instancePath + "/max",
									schemaPath: "#/properties/max/type",
									keyword: "type",
									params: { type: "integer" }
								}];
								return false;
							}
							if (errors === _errs4) {
								if (typeof data1 == "number") {
									if (data1 > 1e3 || isNaN(data1)) {
										validate95.errors = [{
											instancePath: instancePath + "/max",
											schemaPath: "#/properties/max/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1e3
											}
										}];
										return false;
									} else if (data1 < 1 || isNaN(data1)) {
										validate95.errors = [{
											instancePath: instancePath + "/max",
											schemaPath: "#/properties/max/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 1
											}
										}];
										return false;
									}
								}
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.nextAt !== void 0) {
								let data2 = data.nextAt;
								const _errs6 = errors;
								const _errs7 = errors;
								let valid1 = false;
								let passing0 = null;
								const _errs8 = errors;
								if (!validate96(data2, {
									instancePath: instancePath + "/nextAt",
									parentData: data,
									parentDataProperty: "nextAt",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
									errors = vErrors.length;
								}
								var _valid0 = _errs8 === errors;
								if (_valid0) {
									valid1 = true;
									passing0 = 0;
								}
								const _errs9 = errors;
								if (data2 !== null) {
									const err0 = {
										instancePath: instancePath + "/nextAt",
										schemaPath: "#/properties/nextAt/oneOf/1/type",
										keyword: "type",
										params: { type: "null" }
									};
									if (vErrors === null) vErrors = [err0];
									else vErrors.push(err0);
									errors++;
								}
								var _valid0 = _errs9 === errors;
								if (_valid0 && valid1) {
									valid1 = false;
									passing0 = [passing0, 1];
								} else if (_valid0) {
									valid1 = true;
									passing0 = 1;
								}
								if (!valid1) {
									const err1 = {
										instancePath: instancePath + "/nextAt",
										schemaPath: "#/properties/nextAt/oneOf",
										keyword: "oneOf",
										params: { passingSchemas: passing0 }
									};
									if (vErrors === null) vErrors = [err1];
									else vErrors.push(err1);
									errors++;
									validate95.errors = vErrors;
									return false;
								} else {
									errors = _errs7;
									if (vErrors !== null) {
										if (_errs7) vErrors.length = _errs7;
										else vErrors = null;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.fullAt !== void 0) {
									let data3 = data.fullAt;
									const _errs11 = errors;
									const _errs12 = errors;
									let valid2 = false;
									let passing1 = null;
									const _errs13 = errors;
									if (!validate96(data3, {
										instancePath: instancePath + "/fullAt",
										parentData: data,
										parentDataProperty: "fullAt",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
										errors = vErrors.length;
									}
									var _valid1 = _errs13 === errors;
									if (_valid1) {
										valid2 = true;
										passing1 = 0;
									}
									const _errs14 = errors;
									if (data3 !== null) {
										const err2 = {
											instancePath: instancePath + "/fullAt",
											schemaPath: "#/properties/fullAt/oneOf/1/type",
											keyword: "type",
											params: { type: "null" }
										};
										if (vErrors === null) vErrors = [err2];
										else vErrors.push(err2);
										errors++;
									}
									var _valid1 = _errs14 === errors;
									if (_valid1 && valid2) {
										valid2 = false;
										passing1 = [passing1, 1];
									} else if (_valid1) {
										valid2 = true;
										passing1 = 1;
									}
									if (!valid2) {
										const err3 = {
											instancePath: instancePath + "/fullAt",
											schemaPath: "#/properties/fullAt/oneOf",
											keyword: "oneOf",
											params: { passingSchemas: passing1 }
										};
										if (vErrors === null) vErrors = [err3];
										else vErrors.push(err3);
										errors++;
										validate95.errors = vErrors;
										return false;
									} else {
										errors = _errs12;
										if (vErrors !== null) {
											if (_errs12) vErrors.length = _errs12;
											else vErrors = null;
										}
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.intervalSeconds !== void 0) {
										const _errs16 = errors;
										if (!validate99(data.intervalSeconds, {
											instancePath: instancePath + "/intervalSeconds",
											parentData: data,
											parentDataProperty: "intervalSeconds",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs16 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.spentToday !== void 0) {
											const _errs17 = errors;
											if (!validate76(data.spentToday, {
												instancePath: instancePath + "/spentToday",
												parentData: data,
												parentDataProperty: "spentToday",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs17 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.experiencePercent !== void 0) {
												const _errs18 = errors;
												if (!validate102(data.experiencePercent, {
													instancePath: instancePath + "/experiencePercent",
													parentData: data,
													parentDataProperty: "experiencePercent",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs18 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.restore !== void 0) {
													let data7 = data.restore;
													const _errs19 = errors;
													if (errors === _errs19) {
														if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
															let missing1;
															if (data7.price === void 0 && (missing1 = "price") || data7.gives === void 0 && (missing1 = "gives") || data7.left === void 0 && (missing1 = "left") || data7.resetsAt === void 0 && (missing1 = "resetsAt")) {
																validate95.errors = [{
																	instancePath: instancePath + "/restore",
																	schemaPath: "#/properties/restore/required",
																	keyword: "required",
																	params: { missingProperty: missing1 }
																}];
																return false;
															} else {
																const _errs21 = errors;
																for (const key1 in data7) if (!(key1 === "price" || key1 === "gives" || key1 === "left" || key1 === "resetsAt")) {
																	validate95.errors = [{
																		instancePath: instancePath + "/restore",
																		schemaPath: "#/properties/restore/additionalProperties",
																		keyword: "additionalProperties",
																		params: { additionalProperty: key1 }
																	}];
																	return false;
																}
																if (_errs21 === errors) {
																	if (data7.price !== void 0) {
																		const _errs22 = errors;
																		if (!validate104(data7.price, {
																			instancePath: instancePath + "/restore/price",
																			parentData: data7,
																			parentDataProperty: "price",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
																			errors = vErrors.length;
																		}
																		var valid3 = _errs22 === errors;
																	} else var valid3 = true;
																	if (valid3) {
																		if (data7.gives !== void 0) {
																			const _errs23 = errors;
																			if (!validate76(data7.gives, {
																				instancePath: instancePath + "/restore/gives",
																				parentData: data7,
																				parentDataProperty: "gives",
																				rootData,
																				dynamicAnchors
																			})) {
																				vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
																				errors = vErrors.length;
																			}
																			var valid3 = _errs23 === errors;
																		} else var valid3 = true;
																		if (valid3) {
																			if (data7.left !== void 0) {
																				let data10 = data7.left;
																				const _errs24 = errors;
																				if (!(typeof data10 == "number" && !(data10 % 1) && !isNaN(data10))) {
																					validate95.errors = [{
																						instancePath: instancePath + "/restore/left",
																						schemaPath: "#/properties/restore/properties/left/type",
																						keyword: "type",
																						params: { type: "integer" }
																					}];
																					return false;
																				}
																				if (errors === _errs24) {
																					if (typeof data10 == "number") {
																						if (data10 > 12 || isNaN(data10)) {
																							validate95.errors = [{
																								instancePath: instancePath + "/restore/left",
																								schemaPath: "#/properties/restore/properties/left/maximum",
																								keyword: "maximum",
																								params: {
																									comparison: "<=",
																									limit: 12
																								}
																							}];
																							return false;
																						} else if (data10 < 0 || isNaN(data10)) {
																							validate95.errors = [{
																								instancePath: instancePath + "/restore/left",
																								schemaPath: "#/properties/restore/properties/left/minimum",
																								keyword: "minimum",
																								params: {
																									comparison: ">=",
																									limit: 0
																								}
																							}];
																							return false;
																						}
																					}
																				}
																				var valid3 = _errs24 === errors;
																			} else var valid3 = true;
																			if (valid3) {
																				if (data7.resetsAt !== void 0) {
																					const _errs26 = errors;
																					if (!validate96(data7.resetsAt, {
																						instancePath: instancePath + "/restore/resetsAt",
																						parentData: data7,
																						parentDataProperty: "resetsAt",
																						rootData,
																						dynamicAnchors
																					})) {
																						vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
																						errors = vErrors.length;
																					}
																					var valid3 = _errs26 === errors;
																				} else var valid3 = true;
																			}
																		}
																	}
																}
															}
														} else {
															validate95.errors = [{
																instancePath: instancePath + "/restore",
																schemaPath: "#/properties/restore/type",
																keyword: "type",
																params: { type: "object" }
															}];
															return false;
														}
													}
													var valid0 = _errs19 === errors;
												} else var valid0 = true;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate95.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate95.errors = vErrors;
	return errors === 0;
}
validate95.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema45 = {
	"type": "integer",
	"minimum": 1,
	"maximum": 8,
	"enum": [
		1,
		4,
		8
	],
	"x-message": "Сборщики уходят на 1, 4 или 8 часов"
};
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate113.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate113.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (!(data === 1 || data === 4 || data === 8)) {
		validate113.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema45.enum }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 8 || isNaN(data)) {
			validate113.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 8
				}
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate113.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				}
			}];
			return false;
		}
	}
	validate113.errors = vErrors;
	return true;
}
validate113.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate112(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate112.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.hours === void 0 && (missing0 = "hours") || data.gold === void 0 && (missing0 = "gold") || data.startedAt === void 0 && (missing0 = "startedAt") || data.endsAt === void 0 && (missing0 = "endsAt")) {
				validate112.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "hours" || key0 === "gold" || key0 === "startedAt" || key0 === "endsAt")) {
					validate112.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.hours !== void 0) {
						const _errs2 = errors;
						if (!validate113(data.hours, {
							instancePath: instancePath + "/hours",
							parentData: data,
							parentDataProperty: "hours",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.gold !== void 0) {
							const _errs3 = errors;
							if (!validate76(data.gold, {
								instancePath: instancePath + "/gold",
								parentData: data,
								parentDataProperty: "gold",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.startedAt !== void 0) {
								const _errs4 = errors;
								if (!validate96(data.startedAt, {
									instancePath: instancePath + "/startedAt",
									parentData: data,
									parentDataProperty: "startedAt",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.endsAt !== void 0) {
									const _errs5 = errors;
									if (!validate96(data.endsAt, {
										instancePath: instancePath + "/endsAt",
										parentData: data,
										parentDataProperty: "endsAt",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate112.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate112.errors = vErrors;
	return errors === 0;
}
validate112.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate119.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.hours === void 0 && (missing0 = "hours") || data.gold === void 0 && (missing0 = "gold") || data.durationSeconds === void 0 && (missing0 = "durationSeconds")) {
				validate119.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "hours" || key0 === "gold" || key0 === "durationSeconds")) {
					validate119.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.hours !== void 0) {
						const _errs2 = errors;
						if (!validate113(data.hours, {
							instancePath: instancePath + "/hours",
							parentData: data,
							parentDataProperty: "hours",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.gold !== void 0) {
							const _errs3 = errors;
							if (!validate76(data.gold, {
								instancePath: instancePath + "/gold",
								parentData: data,
								parentDataProperty: "gold",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.durationSeconds !== void 0) {
								const _errs4 = errors;
								if (!validate99(data.durationSeconds, {
									instancePath: instancePath + "/durationSeconds",
									parentData: data,
									parentDataProperty: "durationSeconds",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate99.errors : vErrors.concat(validate99.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate119.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate119.errors = vErrors;
	return errors === 0;
}
validate119.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate111.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.active === void 0 && (missing0 = "active") || data.choices === void 0 && (missing0 = "choices")) {
				validate111.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "active" || key0 === "choices")) {
					validate111.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.active !== void 0) {
						let data0 = data.active;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						let passing0 = null;
						const _errs4 = errors;
						if (!validate112(data0, {
							instancePath: instancePath + "/active",
							parentData: data,
							parentDataProperty: "active",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
							errors = vErrors.length;
						}
						var _valid0 = _errs4 === errors;
						if (_valid0) {
							valid1 = true;
							passing0 = 0;
						}
						const _errs5 = errors;
						if (data0 !== null) {
							const err0 = {
								instancePath: instancePath + "/active",
								schemaPath: "#/properties/active/oneOf/1/type",
								keyword: "type",
								params: { type: "null" }
							};
							if (vErrors === null) vErrors = [err0];
							else vErrors.push(err0);
							errors++;
						}
						var _valid0 = _errs5 === errors;
						if (_valid0 && valid1) {
							valid1 = false;
							passing0 = [passing0, 1];
						} else if (_valid0) {
							valid1 = true;
							passing0 = 1;
						}
						if (!valid1) {
							const err1 = {
								instancePath: instancePath + "/active",
								schemaPath: "#/properties/active/oneOf",
								keyword: "oneOf",
								params: { passingSchemas: passing0 }
							};
							if (vErrors === null) vErrors = [err1];
							else vErrors.push(err1);
							errors++;
							validate111.errors = vErrors;
							return false;
						} else {
							errors = _errs3;
							if (vErrors !== null) {
								if (_errs3) vErrors.length = _errs3;
								else vErrors = null;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.choices !== void 0) {
							let data1 = data.choices;
							const _errs7 = errors;
							if (errors === _errs7) {
								if (Array.isArray(data1)) {
									if (data1.length > 3) {
										validate111.errors = [{
											instancePath: instancePath + "/choices",
											schemaPath: "#/properties/choices/maxItems",
											keyword: "maxItems",
											params: { limit: 3 }
										}];
										return false;
									} else if (data1.length < 3) {
										validate111.errors = [{
											instancePath: instancePath + "/choices",
											schemaPath: "#/properties/choices/minItems",
											keyword: "minItems",
											params: { limit: 3 }
										}];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs9 = errors;
											if (!validate119(data1[i0], {
												instancePath: instancePath + "/choices/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
												errors = vErrors.length;
											}
											if (!(_errs9 === errors)) break;
										}
									}
								} else {
									validate111.errors = [{
										instancePath: instancePath + "/choices",
										schemaPath: "#/properties/choices/type",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate111.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate111.errors = vErrors;
	return errors === 0;
}
validate111.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate84(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate84.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.baseInfo === void 0 && (missing0 = "baseInfo") || data.purse === void 0 && (missing0 = "purse") || data.energy === void 0 && (missing0 = "energy") || data.taxes === void 0 && (missing0 = "taxes") || data.serverTime === void 0 && (missing0 = "serverTime")) {
				validate84.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "baseInfo" || key0 === "purse" || key0 === "energy" || key0 === "taxes" || key0 === "serverTime")) {
					validate84.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.baseInfo !== void 0) {
						let data0 = data.baseInfo;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
								let missing1;
								if (data0.level === void 0 && (missing1 = "level") || data0.title === void 0 && (missing1 = "title") || data0.experience === void 0 && (missing1 = "experience") || data0.levelExperience === void 0 && (missing1 = "levelExperience") || data0.nextLevelExperience === void 0 && (missing1 = "nextLevelExperience")) {
									validate84.errors = [{
										instancePath: instancePath + "/baseInfo",
										schemaPath: "#/properties/baseInfo/required",
										keyword: "required",
										params: { missingProperty: missing1 }
									}];
									return false;
								} else {
									const _errs4 = errors;
									for (const key1 in data0) if (!(key1 === "level" || key1 === "title" || key1 === "experience" || key1 === "levelExperience" || key1 === "nextLevelExperience")) {
										validate84.errors = [{
											instancePath: instancePath + "/baseInfo",
											schemaPath: "#/properties/baseInfo/additionalProperties",
											keyword: "additionalProperties",
											params: { additionalProperty: key1 }
										}];
										return false;
									}
									if (_errs4 === errors) {
										if (data0.level !== void 0) {
											const _errs5 = errors;
											if (!validate69(data0.level, {
												instancePath: instancePath + "/baseInfo/level",
												parentData: data0,
												parentDataProperty: "level",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
												errors = vErrors.length;
											}
											var valid1 = _errs5 === errors;
										} else var valid1 = true;
										if (valid1) {
											if (data0.title !== void 0) {
												const _errs6 = errors;
												if (!validate71(data0.title, {
													instancePath: instancePath + "/baseInfo/title",
													parentData: data0,
													parentDataProperty: "title",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate71.errors : vErrors.concat(validate71.errors);
													errors = vErrors.length;
												}
												var valid1 = _errs6 === errors;
											} else var valid1 = true;
											if (valid1) {
												if (data0.experience !== void 0) {
													const _errs7 = errors;
													if (!validate76(data0.experience, {
														instancePath: instancePath + "/baseInfo/experience",
														parentData: data0,
														parentDataProperty: "experience",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
														errors = vErrors.length;
													}
													var valid1 = _errs7 === errors;
												} else var valid1 = true;
												if (valid1) {
													if (data0.levelExperience !== void 0) {
														const _errs8 = errors;
														if (!validate76(data0.levelExperience, {
															instancePath: instancePath + "/baseInfo/levelExperience",
															parentData: data0,
															parentDataProperty: "levelExperience",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
															errors = vErrors.length;
														}
														var valid1 = _errs8 === errors;
													} else var valid1 = true;
													if (valid1) {
														if (data0.nextLevelExperience !== void 0) {
															let data5 = data0.nextLevelExperience;
															const _errs9 = errors;
															const _errs10 = errors;
															let valid2 = false;
															let passing0 = null;
															const _errs11 = errors;
															if (!validate76(data5, {
																instancePath: instancePath + "/baseInfo/nextLevelExperience",
																parentData: data0,
																parentDataProperty: "nextLevelExperience",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
																errors = vErrors.length;
															}
															var _valid0 = _errs11 === errors;
															if (_valid0) {
																valid2 = true;
																passing0 = 0;
															}
															const _errs12 = errors;
															if (data5 !== null) {
																const err0 = {
																	instancePath: instancePath + "/baseInfo/nextLevelExperience",
																	schemaPath: "#/properties/baseInfo/properties/nextLevelExperience/oneOf/1/type",
																	keyword: "type",
																	params: { type: "null" }
																};
																if (vErrors === null) vErrors = [err0];
																else vErrors.push(err0);
																errors++;
															}
															var _valid0 = _errs12 === errors;
															if (_valid0 && valid2) {
																valid2 = false;
																passing0 = [passing0, 1];
															} else if (_valid0) {
																valid2 = true;
																passing0 = 1;
															}
															if (!valid2) {
																const err1 = {
																	instancePath: instancePath + "/baseInfo/nextLevelExperience",
																	schemaPath: "#/properties/baseInfo/properties/nextLevelExperience/oneOf",
																	keyword: "oneOf",
																	params: { passingSchemas: passing0 }
																};
																if (vErrors === null) vErrors = [err1];
																else vErrors.push(err1);
																errors++;
																validate84.errors = vErrors;
																return false;
															} else {
																errors = _errs10;
																if (vErrors !== null) {
																	if (_errs10) vErrors.length = _errs10;
																	else vErrors = null;
																}
															}
															var valid1 = _errs9 === errors;
														} else var valid1 = true;
													}
												}
											}
										}
									}
								}
							} else {
								validate84.errors = [{
									instancePath: instancePath + "/baseInfo",
									schemaPath: "#/properties/baseInfo/type",
									keyword: "type",
									params: { type: "object" }
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.purse !== void 0) {
							const _errs14 = errors;
							if (!validate90(data.purse, {
								instancePath: instancePath + "/purse",
								parentData: data,
								parentDataProperty: "purse",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate90.errors : vErrors.concat(validate90.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs14 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.energy !== void 0) {
								const _errs15 = errors;
								if (!validate95(data.energy, {
									instancePath: instancePath + "/energy",
									parentData: data,
									parentDataProperty: "energy",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs15 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.taxes !== void 0) {
									const _errs16 = errors;
									if (!validate111(data.taxes, {
										instancePath: instancePath + "/taxes",
										parentData: data,
										parentDataProperty: "taxes",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs16 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.serverTime !== void 0) {
										const _errs17 = errors;
										if (!validate96(data.serverTime, {
											instancePath: instancePath + "/serverTime",
											parentData: data,
											parentDataProperty: "serverTime",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs17 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate84.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate84.errors = vErrors;
	return errors === 0;
}
validate84.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate82(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate82.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate82.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate82.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate84(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate84.errors : vErrors.concat(validate84.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate82.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate82.errors = vErrors;
	return errors === 0;
}
validate82.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema50 = {
	"type": "string",
	"enum": [
		"archers",
		"swordsmen",
		"squires",
		"priests",
		"instructors",
		"peasants",
		"servants",
		"cavalry"
	]
};
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate132.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate132.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "archers" || data === "swordsmen" || data === "squires" || data === "priests" || data === "instructors" || data === "peasants" || data === "servants" || data === "cavalry")) {
		validate132.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema50.enum }
		}];
		return false;
	}
	validate132.errors = vErrors;
	return true;
}
validate132.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate134(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate134.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate134.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e6 || isNaN(data)) {
			validate134.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e6
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate134.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate134.errors = vErrors;
	return true;
}
validate134.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate131(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate131.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.group === void 0 && (missing0 = "group") || data.current === void 0 && (missing0 = "current") || data.max === void 0 && (missing0 = "max") || data.additional === void 0 && (missing0 = "additional") || data.price === void 0 && (missing0 = "price") || data.maxBuyable === void 0 && (missing0 = "maxBuyable")) {
				validate131.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "group" || key0 === "current" || key0 === "max" || key0 === "additional" || key0 === "price" || key0 === "maxBuyable")) {
					validate131.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.group !== void 0) {
						const _errs2 = errors;
						if (!validate132(data.group, {
							instancePath: instancePath + "/group",
							parentData: data,
							parentDataProperty: "group",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.current !== void 0) {
							const _errs3 = errors;
							if (!validate134(data.current, {
								instancePath: instancePath + "/current",
								parentData: data,
								parentDataProperty: "current",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.max !== void 0) {
								const _errs4 = errors;
								if (!validate134(data.max, {
									instancePath: instancePath + "/max",
									parentData: data,
									parentDataProperty: "max",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.additional !== void 0) {
									const _errs5 = errors;
									if (!validate134(data.additional, {
										instancePath: instancePath + "/additional",
										parentData: data,
										parentDataProperty: "additional",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.price !== void 0) {
										const _errs6 = errors;
										if (!validate104(data.price, {
											instancePath: instancePath + "/price",
											parentData: data,
											parentDataProperty: "price",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.maxBuyable !== void 0) {
											const _errs7 = errors;
											if (!validate134(data.maxBuyable, {
												instancePath: instancePath + "/maxBuyable",
												parentData: data,
												parentDataProperty: "maxBuyable",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate131.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate131.errors = vErrors;
	return errors === 0;
}
validate131.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema52 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"archersAttackMin",
		"archersAttackMax",
		"swordsmenAttackMin",
		"swordsmenAttackMax",
		"cavalryAttackMin",
		"cavalryAttackMax",
		"armor",
		"archersMastery",
		"swordsmenMastery",
		"dodge",
		"luck"
	],
	"properties": {
		"archersAttackMin": { "$ref": "#/components/schemas/Characteristic" },
		"archersAttackMax": { "$ref": "#/components/schemas/Characteristic" },
		"swordsmenAttackMin": { "$ref": "#/components/schemas/Characteristic" },
		"swordsmenAttackMax": { "$ref": "#/components/schemas/Characteristic" },
		"cavalryAttackMin": { "$ref": "#/components/schemas/Characteristic" },
		"cavalryAttackMax": { "$ref": "#/components/schemas/Characteristic" },
		"armor": { "$ref": "#/components/schemas/Characteristic" },
		"archersMastery": { "$ref": "#/components/schemas/Characteristic" },
		"swordsmenMastery": { "$ref": "#/components/schemas/Characteristic" },
		"dodge": { "$ref": "#/components/schemas/Characteristic" },
		"luck": { "$ref": "#/components/schemas/Characteristic" }
	}
};
function validate142(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate142.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate142.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e9 || isNaN(data)) {
			validate142.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e9
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate142.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate142.errors = vErrors;
	return true;
}
validate142.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate141(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate141.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.archersAttackMin === void 0 && (missing0 = "archersAttackMin") || data.archersAttackMax === void 0 && (missing0 = "archersAttackMax") || data.swordsmenAttackMin === void 0 && (missing0 = "swordsmenAttackMin") || data.swordsmenAttackMax === void 0 && (missing0 = "swordsmenAttackMax") || data.cavalryAttackMin === void 0 && (missing0 = "cavalryAttackMin") || data.cavalryAttackMax === void 0 && (missing0 = "cavalryAttackMax") || data.armor === void 0 && (missing0 = "armor") || data.archersMastery === void 0 && (missing0 = "archersMastery") || data.swordsmenMastery === void 0 && (missing0 = "swordsmenMastery") || data.dodge === void 0 && (missing0 = "dodge") || data.luck === void 0 && (missing0 = "luck")) {
				validate141.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func2.call(schema52.properties, key0)) {
					validate141.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.archersAttackMin !== void 0) {
						const _errs2 = errors;
						if (!validate142(data.archersAttackMin, {
							instancePath: instancePath + "/archersAttackMin",
							parentData: data,
							parentDataProperty: "archersAttackMin",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.archersAttackMax !== void 0) {
							const _errs3 = errors;
							if (!validate142(data.archersAttackMax, {
								instancePath: instancePath + "/archersAttackMax",
								parentData: data,
								parentDataProperty: "archersAttackMax",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.swordsmenAttackMin !== void 0) {
								const _errs4 = errors;
								if (!validate142(data.swordsmenAttackMin, {
									instancePath: instancePath + "/swordsmenAttackMin",
									parentData: data,
									parentDataProperty: "swordsmenAttackMin",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.swordsmenAttackMax !== void 0) {
									const _errs5 = errors;
									if (!validate142(data.swordsmenAttackMax, {
										instancePath: instancePath + "/swordsmenAttackMax",
										parentData: data,
										parentDataProperty: "swordsmenAttackMax",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.cavalryAttackMin !== void 0) {
										const _errs6 = errors;
										if (!validate142(data.cavalryAttackMin, {
											instancePath: instancePath + "/cavalryAttackMin",
											parentData: data,
											parentDataProperty: "cavalryAttackMin",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.cavalryAttackMax !== void 0) {
											const _errs7 = errors;
											if (!validate142(data.cavalryAttackMax, {
												instancePath: instancePath + "/cavalryAttackMax",
												parentData: data,
												parentDataProperty: "cavalryAttackMax",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.armor !== void 0) {
												const _errs8 = errors;
												if (!validate142(data.armor, {
													instancePath: instancePath + "/armor",
													parentData: data,
													parentDataProperty: "armor",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.archersMastery !== void 0) {
													const _errs9 = errors;
													if (!validate142(data.archersMastery, {
														instancePath: instancePath + "/archersMastery",
														parentData: data,
														parentDataProperty: "archersMastery",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.swordsmenMastery !== void 0) {
														const _errs10 = errors;
														if (!validate142(data.swordsmenMastery, {
															instancePath: instancePath + "/swordsmenMastery",
															parentData: data,
															parentDataProperty: "swordsmenMastery",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs10 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.dodge !== void 0) {
															const _errs11 = errors;
															if (!validate142(data.dodge, {
																instancePath: instancePath + "/dodge",
																parentData: data,
																parentDataProperty: "dodge",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs11 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.luck !== void 0) {
																const _errs12 = errors;
																if (!validate142(data.luck, {
																	instancePath: instancePath + "/luck",
																	parentData: data,
																	parentDataProperty: "luck",
																	rootData,
																	dynamicAnchors
																})) {
																	vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs12 === errors;
															} else var valid0 = true;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate141.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate141.errors = vErrors;
	return errors === 0;
}
validate141.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema54 = {
	"type": "object",
	"description": "Only what is not 0. A trade of armour for dodge takes from one of them.",
	"additionalProperties": false,
	"properties": {
		"archersAttackMin": { "$ref": "#/components/schemas/GearBonusValue" },
		"archersAttackMax": { "$ref": "#/components/schemas/GearBonusValue" },
		"swordsmenAttackMin": { "$ref": "#/components/schemas/GearBonusValue" },
		"swordsmenAttackMax": { "$ref": "#/components/schemas/GearBonusValue" },
		"cavalryAttackMin": { "$ref": "#/components/schemas/GearBonusValue" },
		"cavalryAttackMax": { "$ref": "#/components/schemas/GearBonusValue" },
		"armor": { "$ref": "#/components/schemas/GearBonusValue" },
		"archersMastery": { "$ref": "#/components/schemas/GearBonusValue" },
		"swordsmenMastery": { "$ref": "#/components/schemas/GearBonusValue" },
		"dodge": { "$ref": "#/components/schemas/GearBonusValue" },
		"luck": { "$ref": "#/components/schemas/GearBonusValue" }
	}
};
function validate157(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate157.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate157.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e9 || isNaN(data)) {
			validate157.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e9
				}
			}];
			return false;
		} else if (data < -1e9 || isNaN(data)) {
			validate157.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: -1e9
				}
			}];
			return false;
		}
	}
	validate157.errors = vErrors;
	return true;
}
validate157.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate156(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate156.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!func2.call(schema54.properties, key0)) {
				validate156.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 }
				}];
				return false;
			}
			if (_errs1 === errors) {
				if (data.archersAttackMin !== void 0) {
					const _errs2 = errors;
					if (!validate157(data.archersAttackMin, {
						instancePath: instancePath + "/archersAttackMin",
						parentData: data,
						parentDataProperty: "archersAttackMin",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.archersAttackMax !== void 0) {
						const _errs3 = errors;
						if (!validate157(data.archersAttackMax, {
							instancePath: instancePath + "/archersAttackMax",
							parentData: data,
							parentDataProperty: "archersAttackMax",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.swordsmenAttackMin !== void 0) {
							const _errs4 = errors;
							if (!validate157(data.swordsmenAttackMin, {
								instancePath: instancePath + "/swordsmenAttackMin",
								parentData: data,
								parentDataProperty: "swordsmenAttackMin",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.swordsmenAttackMax !== void 0) {
								const _errs5 = errors;
								if (!validate157(data.swordsmenAttackMax, {
									instancePath: instancePath + "/swordsmenAttackMax",
									parentData: data,
									parentDataProperty: "swordsmenAttackMax",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.cavalryAttackMin !== void 0) {
									const _errs6 = errors;
									if (!validate157(data.cavalryAttackMin, {
										instancePath: instancePath + "/cavalryAttackMin",
										parentData: data,
										parentDataProperty: "cavalryAttackMin",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.cavalryAttackMax !== void 0) {
										const _errs7 = errors;
										if (!validate157(data.cavalryAttackMax, {
											instancePath: instancePath + "/cavalryAttackMax",
											parentData: data,
											parentDataProperty: "cavalryAttackMax",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.armor !== void 0) {
											const _errs8 = errors;
											if (!validate157(data.armor, {
												instancePath: instancePath + "/armor",
												parentData: data,
												parentDataProperty: "armor",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.archersMastery !== void 0) {
												const _errs9 = errors;
												if (!validate157(data.archersMastery, {
													instancePath: instancePath + "/archersMastery",
													parentData: data,
													parentDataProperty: "archersMastery",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs9 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.swordsmenMastery !== void 0) {
													const _errs10 = errors;
													if (!validate157(data.swordsmenMastery, {
														instancePath: instancePath + "/swordsmenMastery",
														parentData: data,
														parentDataProperty: "swordsmenMastery",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs10 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.dodge !== void 0) {
														const _errs11 = errors;
														if (!validate157(data.dodge, {
															instancePath: instancePath + "/dodge",
															parentData: data,
															parentDataProperty: "dodge",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs11 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.luck !== void 0) {
															const _errs12 = errors;
															if (!validate157(data.luck, {
																instancePath: instancePath + "/luck",
																parentData: data,
																parentDataProperty: "luck",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate157.errors : vErrors.concat(validate157.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs12 === errors;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate156.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate156.errors = vErrors;
	return errors === 0;
}
validate156.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate171(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate171.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.current === void 0 && (missing0 = "current") || data.max === void 0 && (missing0 = "max") || data.fullAt === void 0 && (missing0 = "fullAt")) {
				validate171.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "current" || key0 === "max" || key0 === "fullAt")) {
					validate171.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.current !== void 0) {
						const _errs2 = errors;
						if (!validate142(data.current, {
							instancePath: instancePath + "/current",
							parentData: data,
							parentDataProperty: "current",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.max !== void 0) {
							const _errs3 = errors;
							if (!validate142(data.max, {
								instancePath: instancePath + "/max",
								parentData: data,
								parentDataProperty: "max",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.fullAt !== void 0) {
								let data2 = data.fullAt;
								const _errs4 = errors;
								const _errs5 = errors;
								let valid1 = false;
								let passing0 = null;
								const _errs6 = errors;
								if (!validate96(data2, {
									instancePath: instancePath + "/fullAt",
									parentData: data,
									parentDataProperty: "fullAt",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
									errors = vErrors.length;
								}
								var _valid0 = _errs6 === errors;
								if (_valid0) {
									valid1 = true;
									passing0 = 0;
								}
								const _errs7 = errors;
								if (data2 !== null) {
									const err0 = {
										instancePath: instancePath + "/fullAt",
										schemaPath: "#/properties/fullAt/oneOf/1/type",
										keyword: "type",
										params: { type: "null" }
									};
									if (vErrors === null) vErrors = [err0];
									else vErrors.push(err0);
									errors++;
								}
								var _valid0 = _errs7 === errors;
								if (_valid0 && valid1) {
									valid1 = false;
									passing0 = [passing0, 1];
								} else if (_valid0) {
									valid1 = true;
									passing0 = 1;
								}
								if (!valid1) {
									const err1 = {
										instancePath: instancePath + "/fullAt",
										schemaPath: "#/properties/fullAt/oneOf",
										keyword: "oneOf",
										params: { passingSchemas: passing0 }
									};
									if (vErrors === null) vErrors = [err1];
									else vErrors.push(err1);
									errors++;
									validate171.errors = vErrors;
									return false;
								} else {
									errors = _errs5;
									if (vErrors !== null) {
										if (_errs5) vErrors.length = _errs5;
										else vErrors = null;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate171.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate171.errors = vErrors;
	return errors === 0;
}
validate171.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate130(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate130.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.groups === void 0 && (missing0 = "groups") || data.characteristics === void 0 && (missing0 = "characteristics") || data.health === void 0 && (missing0 = "health") || data.lastingHealth === void 0 && (missing0 = "lastingHealth")) {
				validate130.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "groups" || key0 === "characteristics" || key0 === "health" || key0 === "lastingHealth")) {
					validate130.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.groups !== void 0) {
						let data0 = data.groups;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 8) {
									validate130.errors = [{
										instancePath: instancePath + "/groups",
										schemaPath: "#/properties/groups/maxItems",
										keyword: "maxItems",
										params: { limit: 8 }
									}];
									return false;
								} else if (data0.length < 8) {
									validate130.errors = [{
										instancePath: instancePath + "/groups",
										schemaPath: "#/properties/groups/minItems",
										keyword: "minItems",
										params: { limit: 8 }
									}];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate131(data0[i0], {
											instancePath: instancePath + "/groups/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate131.errors : vErrors.concat(validate131.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate130.errors = [{
									instancePath: instancePath + "/groups",
									schemaPath: "#/properties/groups/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.characteristics !== void 0) {
							let data2 = data.characteristics;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
									let missing1;
									if (data2.current === void 0 && (missing1 = "current") || data2.max === void 0 && (missing1 = "max") || data2.additional === void 0 && (missing1 = "additional")) {
										validate130.errors = [{
											instancePath: instancePath + "/characteristics",
											schemaPath: "#/properties/characteristics/required",
											keyword: "required",
											params: { missingProperty: missing1 }
										}];
										return false;
									} else {
										const _errs7 = errors;
										for (const key1 in data2) if (!(key1 === "current" || key1 === "max" || key1 === "additional")) {
											validate130.errors = [{
												instancePath: instancePath + "/characteristics",
												schemaPath: "#/properties/characteristics/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key1 }
											}];
											return false;
										}
										if (_errs7 === errors) {
											if (data2.current !== void 0) {
												const _errs8 = errors;
												if (!validate141(data2.current, {
													instancePath: instancePath + "/characteristics/current",
													parentData: data2,
													parentDataProperty: "current",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
													errors = vErrors.length;
												}
												var valid2 = _errs8 === errors;
											} else var valid2 = true;
											if (valid2) {
												if (data2.max !== void 0) {
													const _errs9 = errors;
													if (!validate141(data2.max, {
														instancePath: instancePath + "/characteristics/max",
														parentData: data2,
														parentDataProperty: "max",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate141.errors : vErrors.concat(validate141.errors);
														errors = vErrors.length;
													}
													var valid2 = _errs9 === errors;
												} else var valid2 = true;
												if (valid2) {
													if (data2.additional !== void 0) {
														const _errs10 = errors;
														if (!validate156(data2.additional, {
															instancePath: instancePath + "/characteristics/additional",
															parentData: data2,
															parentDataProperty: "additional",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
															errors = vErrors.length;
														}
														var valid2 = _errs10 === errors;
													} else var valid2 = true;
												}
											}
										}
									}
								} else {
									validate130.errors = [{
										instancePath: instancePath + "/characteristics",
										schemaPath: "#/properties/characteristics/type",
										keyword: "type",
										params: { type: "object" }
									}];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.health !== void 0) {
								const _errs11 = errors;
								if (!validate142(data.health, {
									instancePath: instancePath + "/health",
									parentData: data,
									parentDataProperty: "health",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs11 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.lastingHealth !== void 0) {
									const _errs12 = errors;
									if (!validate171(data.lastingHealth, {
										instancePath: instancePath + "/lastingHealth",
										parentData: data,
										parentDataProperty: "lastingHealth",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate171.errors : vErrors.concat(validate171.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs12 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate130.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate130.errors = vErrors;
	return errors === 0;
}
validate130.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate128(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate128.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate128.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate128.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate130(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate128.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate128.errors = vErrors;
	return errors === 0;
}
validate128.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema59 = {
	"type": "object",
	"description": "A piece of gear, or a model as it would be at a quality",
	"additionalProperties": false,
	"required": [
		"id",
		"gearId",
		"name",
		"modelName",
		"legend",
		"icon",
		"gearClass",
		"quality",
		"enhanceLevel",
		"enhancePoints",
		"cost",
		"level",
		"limitsMin",
		"limitsMax",
		"limitsMinBase",
		"limitsMaxBase",
		"characteristicsBase",
		"characteristicsMax",
		"characteristicsAdditional",
		"armyBase",
		"armyMax",
		"armyAdditional",
		"currentGrind",
		"availableGrindCharacteristics",
		"availableGrindArmorOrDodge",
		"availableGrindLimits",
		"craft",
		"equippedSlot",
		"slots",
		"isInMarket",
		"isLocked",
		"isViewed",
		"isFromMarket"
	],
	"properties": {
		"id": {
			"oneOf": [{ "$ref": "#/components/schemas/Id" }, { "type": "null" }],
			"description": "The piece (gearEntityId, entityId); null for a model that nobody owns yet"
		},
		"gearId": { "$ref": "#/components/schemas/GearId" },
		"name": {
			"$ref": "#/components/schemas/GearName",
			"description": "Its own name, or the model's"
		},
		"modelName": { "$ref": "#/components/schemas/GearName" },
		"legend": {
			"type": "string",
			"maxLength": 300
		},
		"icon": { "$ref": "#/components/schemas/GameIcon" },
		"gearClass": { "$ref": "#/components/schemas/GearClass" },
		"quality": { "$ref": "#/components/schemas/Percent" },
		"enhanceLevel": { "$ref": "#/components/schemas/EnhanceLevel" },
		"enhancePoints": {
			"$ref": "#/components/schemas/Amount",
			"description": "Points put into this piece"
		},
		"cost": {
			"$ref": "#/components/schemas/Price",
			"description": "What the shop would ask for it"
		},
		"level": { "$ref": "#/components/schemas/GearLevel" },
		"limitsMin": {
			"$ref": "#/components/schemas/UnitCount",
			"description": "Units of its group from which on it works"
		},
		"limitsMax": {
			"$ref": "#/components/schemas/UnitCount",
			"description": "Units of its group from which on it gives all"
		},
		"limitsMinBase": { "$ref": "#/components/schemas/UnitCount" },
		"limitsMaxBase": { "$ref": "#/components/schemas/UnitCount" },
		"characteristicsBase": {
			"$ref": "#/components/schemas/GearCharacteristics",
			"description": "By quality, times stars + 1"
		},
		"characteristicsMax": {
			"$ref": "#/components/schemas/GearCharacteristics",
			"description": "The same at quality 100"
		},
		"characteristicsAdditional": {
			"$ref": "#/components/schemas/GearCharacteristics",
			"description": "From sharpening and craft; comes on top of the base"
		},
		"armyBase": { "$ref": "#/components/schemas/GearArmy" },
		"armyMax": { "$ref": "#/components/schemas/GearArmy" },
		"armyAdditional": { "$ref": "#/components/schemas/GearArmy" },
		"currentGrind": { "$ref": "#/components/schemas/GearGrind" },
		"availableGrindCharacteristics": {
			"type": "array",
			"maxItems": 9,
			"items": { "$ref": "#/components/schemas/GrindCharacteristic" }
		},
		"availableGrindArmorOrDodge": { "type": "boolean" },
		"availableGrindLimits": { "type": "boolean" },
		"craft": { "oneOf": [{ "$ref": "#/components/schemas/GearCraft" }, { "type": "null" }] },
		"equippedSlot": { "oneOf": [{ "$ref": "#/components/schemas/GearSlotNumber" }, { "type": "null" }] },
		"slots": {
			"type": "array",
			"maxItems": 24,
			"description": "Where it can be put; empty for a blank",
			"items": { "$ref": "#/components/schemas/GearSlotNumber" }
		},
		"isInMarket": { "type": "boolean" },
		"isLocked": { "type": "boolean" },
		"isViewed": { "type": "boolean" },
		"isFromMarket": {
			"type": "boolean",
			"description": "Bought on the market once; recycling it gives half"
		}
	}
};
function validate183(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate183.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate183.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e6 || isNaN(data)) {
			validate183.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e6
				}
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate183.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				}
			}];
			return false;
		}
	}
	validate183.errors = vErrors;
	return true;
}
validate183.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate185.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 60) {
			validate185.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 60 }
			}];
			return false;
		} else if (func3(data) < 1) {
			validate185.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		}
	} else {
		validate185.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate185.errors = vErrors;
	return true;
}
validate185.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate188.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 60) {
			validate188.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 60 }
			}];
			return false;
		}
	} else {
		validate188.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate188.errors = vErrors;
	return true;
}
validate188.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema63 = {
	"type": "string",
	"enum": [
		"rangedWeapon",
		"lightArmor",
		"cloak",
		"meleeWeapon",
		"heavyArmor",
		"shield",
		"squireEquipment",
		"musicalInstrument",
		"boots",
		"holyBook",
		"mantle",
		"jewelry",
		"wand",
		"animal",
		"tool",
		"headman",
		"dishes",
		"cutlery",
		"spear",
		"horse",
		"blank"
	]
};
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate190.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate190.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "rangedWeapon" || data === "lightArmor" || data === "cloak" || data === "meleeWeapon" || data === "heavyArmor" || data === "shield" || data === "squireEquipment" || data === "musicalInstrument" || data === "boots" || data === "holyBook" || data === "mantle" || data === "jewelry" || data === "wand" || data === "animal" || data === "tool" || data === "headman" || data === "dishes" || data === "cutlery" || data === "spear" || data === "horse" || data === "blank")) {
		validate190.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema63.enum }
		}];
		return false;
	}
	validate190.errors = vErrors;
	return true;
}
validate190.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate193(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate193.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate193.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e3 || isNaN(data)) {
			validate193.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e3
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate193.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate193.errors = vErrors;
	return true;
}
validate193.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate198.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate198.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e3 || isNaN(data)) {
			validate198.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e3
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate198.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate198.errors = vErrors;
	return true;
}
validate198.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate197(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate197.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.levelMin === void 0 && (missing0 = "levelMin") || data.levelMinBase === void 0 && (missing0 = "levelMinBase") || data.levelMinWithLevelCompensation === void 0 && (missing0 = "levelMinWithLevelCompensation") || data.levelMinFromGrind === void 0 && (missing0 = "levelMinFromGrind") || data.levelMinFromCraft === void 0 && (missing0 = "levelMinFromCraft")) {
				validate197.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "levelMin" || key0 === "levelMinBase" || key0 === "levelMinWithLevelCompensation" || key0 === "levelMinFromGrind" || key0 === "levelMinFromCraft")) {
					validate197.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.levelMin !== void 0) {
						const _errs2 = errors;
						if (!validate198(data.levelMin, {
							instancePath: instancePath + "/levelMin",
							parentData: data,
							parentDataProperty: "levelMin",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.levelMinBase !== void 0) {
							const _errs3 = errors;
							if (!validate198(data.levelMinBase, {
								instancePath: instancePath + "/levelMinBase",
								parentData: data,
								parentDataProperty: "levelMinBase",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.levelMinWithLevelCompensation !== void 0) {
								const _errs4 = errors;
								if (!validate198(data.levelMinWithLevelCompensation, {
									instancePath: instancePath + "/levelMinWithLevelCompensation",
									parentData: data,
									parentDataProperty: "levelMinWithLevelCompensation",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.levelMinFromGrind !== void 0) {
									const _errs5 = errors;
									if (!validate198(data.levelMinFromGrind, {
										instancePath: instancePath + "/levelMinFromGrind",
										parentData: data,
										parentDataProperty: "levelMinFromGrind",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.levelMinFromCraft !== void 0) {
										const _errs6 = errors;
										if (!validate198(data.levelMinFromCraft, {
											instancePath: instancePath + "/levelMinFromCraft",
											parentData: data,
											parentDataProperty: "levelMinFromCraft",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate197.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate197.errors = vErrors;
	return errors === 0;
}
validate197.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate212(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate212.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!(key0 === "archers" || key0 === "swordsmen" || key0 === "squires" || key0 === "priests" || key0 === "instructors" || key0 === "peasants" || key0 === "servants" || key0 === "cavalry")) {
				validate212.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 }
				}];
				return false;
			}
			if (_errs1 === errors) {
				if (data.archers !== void 0) {
					const _errs2 = errors;
					if (!validate134(data.archers, {
						instancePath: instancePath + "/archers",
						parentData: data,
						parentDataProperty: "archers",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.swordsmen !== void 0) {
						const _errs3 = errors;
						if (!validate134(data.swordsmen, {
							instancePath: instancePath + "/swordsmen",
							parentData: data,
							parentDataProperty: "swordsmen",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.squires !== void 0) {
							const _errs4 = errors;
							if (!validate134(data.squires, {
								instancePath: instancePath + "/squires",
								parentData: data,
								parentDataProperty: "squires",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.priests !== void 0) {
								const _errs5 = errors;
								if (!validate134(data.priests, {
									instancePath: instancePath + "/priests",
									parentData: data,
									parentDataProperty: "priests",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.instructors !== void 0) {
									const _errs6 = errors;
									if (!validate134(data.instructors, {
										instancePath: instancePath + "/instructors",
										parentData: data,
										parentDataProperty: "instructors",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.peasants !== void 0) {
										const _errs7 = errors;
										if (!validate134(data.peasants, {
											instancePath: instancePath + "/peasants",
											parentData: data,
											parentDataProperty: "peasants",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.servants !== void 0) {
											const _errs8 = errors;
											if (!validate134(data.servants, {
												instancePath: instancePath + "/servants",
												parentData: data,
												parentDataProperty: "servants",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.cavalry !== void 0) {
												const _errs9 = errors;
												if (!validate134(data.cavalry, {
													instancePath: instancePath + "/cavalry",
													parentData: data,
													parentDataProperty: "cavalry",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs9 === errors;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate212.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate212.errors = vErrors;
	return errors === 0;
}
validate212.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema69 = {
	"type": "string",
	"enum": [
		"archersAttack",
		"swordsmenAttack",
		"archersMastery",
		"swordsmenMastery",
		"armor",
		"dodge",
		"luck",
		"peasants",
		"squires"
	]
};
function validate225(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate225.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate225.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "archersAttack" || data === "swordsmenAttack" || data === "archersMastery" || data === "swordsmenMastery" || data === "armor" || data === "dodge" || data === "luck" || data === "peasants" || data === "squires")) {
		validate225.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema69.enum }
		}];
		return false;
	}
	validate225.errors = vErrors;
	return true;
}
validate225.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate227.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate227.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e3 || isNaN(data)) {
			validate227.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e3
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate227.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate227.errors = vErrors;
	return true;
}
validate227.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema71 = {
	"type": "string",
	"description": "armor: armour up, dodge down; dodge: the other way round",
	"enum": ["armor", "dodge"]
};
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate229.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate229.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "armor" || data === "dodge")) {
		validate229.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema71.enum }
		}];
		return false;
	}
	validate229.errors = vErrors;
	return true;
}
validate229.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate224.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.characteristicsName === void 0 && (missing0 = "characteristicsName") || data.characteristicsValue === void 0 && (missing0 = "characteristicsValue") || data.armorOrDodgeName === void 0 && (missing0 = "armorOrDodgeName") || data.armorOrDodgeValue === void 0 && (missing0 = "armorOrDodgeValue") || data.limitsValue === void 0 && (missing0 = "limitsValue")) {
				validate224.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "characteristicsName" || key0 === "characteristicsValue" || key0 === "armorOrDodgeName" || key0 === "armorOrDodgeValue" || key0 === "limitsValue")) {
					validate224.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.characteristicsName !== void 0) {
						let data0 = data.characteristicsName;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						let passing0 = null;
						const _errs4 = errors;
						if (!validate225(data0, {
							instancePath: instancePath + "/characteristicsName",
							parentData: data,
							parentDataProperty: "characteristicsName",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
							errors = vErrors.length;
						}
						var _valid0 = _errs4 === errors;
						if (_valid0) {
							valid1 = true;
							passing0 = 0;
						}
						const _errs5 = errors;
						if (data0 !== null) {
							const err0 = {
								instancePath: instancePath + "/characteristicsName",
								schemaPath: "#/properties/characteristicsName/oneOf/1/type",
								keyword: "type",
								params: { type: "null" }
							};
							if (vErrors === null) vErrors = [err0];
							else vErrors.push(err0);
							errors++;
						}
						var _valid0 = _errs5 === errors;
						if (_valid0 && valid1) {
							valid1 = false;
							passing0 = [passing0, 1];
						} else if (_valid0) {
							valid1 = true;
							passing0 = 1;
						}
						if (!valid1) {
							const err1 = {
								instancePath: instancePath + "/characteristicsName",
								schemaPath: "#/properties/characteristicsName/oneOf",
								keyword: "oneOf",
								params: { passingSchemas: passing0 }
							};
							if (vErrors === null) vErrors = [err1];
							else vErrors.push(err1);
							errors++;
							validate224.errors = vErrors;
							return false;
						} else {
							errors = _errs3;
							if (vErrors !== null) {
								if (_errs3) vErrors.length = _errs3;
								else vErrors = null;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.characteristicsValue !== void 0) {
							const _errs7 = errors;
							if (!validate227(data.characteristicsValue, {
								instancePath: instancePath + "/characteristicsValue",
								parentData: data,
								parentDataProperty: "characteristicsValue",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.armorOrDodgeName !== void 0) {
								let data2 = data.armorOrDodgeName;
								const _errs8 = errors;
								const _errs9 = errors;
								let valid2 = false;
								let passing1 = null;
								const _errs10 = errors;
								if (!validate229(data2, {
									instancePath: instancePath + "/armorOrDodgeName",
									parentData: data,
									parentDataProperty: "armorOrDodgeName",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate229.errors : vErrors.concat(validate229.errors);
									errors = vErrors.length;
								}
								var _valid1 = _errs10 === errors;
								if (_valid1) {
									valid2 = true;
									passing1 = 0;
								}
								const _errs11 = errors;
								if (data2 !== null) {
									const err2 = {
										instancePath: instancePath + "/armorOrDodgeName",
										schemaPath: "#/properties/armorOrDodgeName/oneOf/1/type",
										keyword: "type",
										params: { type: "null" }
									};
									if (vErrors === null) vErrors = [err2];
									else vErrors.push(err2);
									errors++;
								}
								var _valid1 = _errs11 === errors;
								if (_valid1 && valid2) {
									valid2 = false;
									passing1 = [passing1, 1];
								} else if (_valid1) {
									valid2 = true;
									passing1 = 1;
								}
								if (!valid2) {
									const err3 = {
										instancePath: instancePath + "/armorOrDodgeName",
										schemaPath: "#/properties/armorOrDodgeName/oneOf",
										keyword: "oneOf",
										params: { passingSchemas: passing1 }
									};
									if (vErrors === null) vErrors = [err3];
									else vErrors.push(err3);
									errors++;
									validate224.errors = vErrors;
									return false;
								} else {
									errors = _errs9;
									if (vErrors !== null) {
										if (_errs9) vErrors.length = _errs9;
										else vErrors = null;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.armorOrDodgeValue !== void 0) {
									const _errs13 = errors;
									if (!validate227(data.armorOrDodgeValue, {
										instancePath: instancePath + "/armorOrDodgeValue",
										parentData: data,
										parentDataProperty: "armorOrDodgeValue",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.limitsValue !== void 0) {
										const _errs14 = errors;
										if (!validate227(data.limitsValue, {
											instancePath: instancePath + "/limitsValue",
											parentData: data,
											parentDataProperty: "limitsValue",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs14 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate224.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate224.errors = vErrors;
	return errors === 0;
}
validate224.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate235(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate235.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.creatorName === void 0 && (missing0 = "creatorName") || data.levelMin === void 0 && (missing0 = "levelMin") || data.characteristics === void 0 && (missing0 = "characteristics") || data.army === void 0 && (missing0 = "army") || data.gearId === void 0 && (missing0 = "gearId")) {
				validate235.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "creatorName" || key0 === "levelMin" || key0 === "characteristics" || key0 === "army" || key0 === "gearId")) {
					validate235.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.creatorName !== void 0) {
						const _errs2 = errors;
						if (!validate67(data.creatorName, {
							instancePath: instancePath + "/creatorName",
							parentData: data,
							parentDataProperty: "creatorName",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.levelMin !== void 0) {
							const _errs3 = errors;
							if (!validate198(data.levelMin, {
								instancePath: instancePath + "/levelMin",
								parentData: data,
								parentDataProperty: "levelMin",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.characteristics !== void 0) {
								const _errs4 = errors;
								if (!validate156(data.characteristics, {
									instancePath: instancePath + "/characteristics",
									parentData: data,
									parentDataProperty: "characteristics",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.army !== void 0) {
									const _errs5 = errors;
									if (!validate212(data.army, {
										instancePath: instancePath + "/army",
										parentData: data,
										parentDataProperty: "army",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.gearId !== void 0) {
										const _errs6 = errors;
										if (!validate183(data.gearId, {
											instancePath: instancePath + "/gearId",
											parentData: data,
											parentDataProperty: "gearId",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate235.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate235.errors = vErrors;
	return errors === 0;
}
validate235.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate242.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate242.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 24 || isNaN(data)) {
			validate242.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 24
				}
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate242.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				}
			}];
			return false;
		}
	}
	validate242.errors = vErrors;
	return true;
}
validate242.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate181(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate181.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.gearId === void 0 && (missing0 = "gearId") || data.name === void 0 && (missing0 = "name") || data.modelName === void 0 && (missing0 = "modelName") || data.legend === void 0 && (missing0 = "legend") || data.icon === void 0 && (missing0 = "icon") || data.gearClass === void 0 && (missing0 = "gearClass") || data.quality === void 0 && (missing0 = "quality") || data.enhanceLevel === void 0 && (missing0 = "enhanceLevel") || data.enhancePoints === void 0 && (missing0 = "enhancePoints") || data.cost === void 0 && (missing0 = "cost") || data.level === void 0 && (missing0 = "level") || data.limitsMin === void 0 && (missing0 = "limitsMin") || data.limitsMax === void 0 && (missing0 = "limitsMax") || data.limitsMinBase === void 0 && (missing0 = "limitsMinBase") || data.limitsMaxBase === void 0 && (missing0 = "limitsMaxBase") || data.characteristicsBase === void 0 && (missing0 = "characteristicsBase") || data.characteristicsMax === void 0 && (missing0 = "characteristicsMax") || data.characteristicsAdditional === void 0 && (missing0 = "characteristicsAdditional") || data.armyBase === void 0 && (missing0 = "armyBase") || data.armyMax === void 0 && (missing0 = "armyMax") || data.armyAdditional === void 0 && (missing0 = "armyAdditional") || data.currentGrind === void 0 && (missing0 = "currentGrind") || data.availableGrindCharacteristics === void 0 && (missing0 = "availableGrindCharacteristics") || data.availableGrindArmorOrDodge === void 0 && (missing0 = "availableGrindArmorOrDodge") || data.availableGrindLimits === void 0 && (missing0 = "availableGrindLimits") || data.craft === void 0 && (missing0 = "craft") || data.equippedSlot === void 0 && (missing0 = "equippedSlot") || data.slots === void 0 && (missing0 = "slots") || data.isInMarket === void 0 && (missing0 = "isInMarket") || data.isLocked === void 0 && (missing0 = "isLocked") || data.isViewed === void 0 && (missing0 = "isViewed") || data.isFromMarket === void 0 && (missing0 = "isFromMarket")) {
				validate181.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func2.call(schema59.properties, key0)) {
					validate181.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						let data0 = data.id;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						let passing0 = null;
						const _errs4 = errors;
						if (!validate65(data0, {
							instancePath: instancePath + "/id",
							parentData: data,
							parentDataProperty: "id",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
						var _valid0 = _errs4 === errors;
						if (_valid0) {
							valid1 = true;
							passing0 = 0;
						}
						const _errs5 = errors;
						if (data0 !== null) {
							const err0 = {
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/oneOf/1/type",
								keyword: "type",
								params: { type: "null" }
							};
							if (vErrors === null) vErrors = [err0];
							else vErrors.push(err0);
							errors++;
						}
						var _valid0 = _errs5 === errors;
						if (_valid0 && valid1) {
							valid1 = false;
							passing0 = [passing0, 1];
						} else if (_valid0) {
							valid1 = true;
							passing0 = 1;
						}
						if (!valid1) {
							const err1 = {
								instancePath: instancePath + "/id",
								schemaPath: "#/properties/id/oneOf",
								keyword: "oneOf",
								params: { passingSchemas: passing0 }
							};
							if (vErrors === null) vErrors = [err1];
							else vErrors.push(err1);
							errors++;
							validate181.errors = vErrors;
							return false;
						} else {
							errors = _errs3;
							if (vErrors !== null) {
								if (_errs3) vErrors.length = _errs3;
								else vErrors = null;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.gearId !== void 0) {
							const _errs7 = errors;
							if (!validate183(data.gearId, {
								instancePath: instancePath + "/gearId",
								parentData: data,
								parentDataProperty: "gearId",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.name !== void 0) {
								const _errs8 = errors;
								if (!validate185(data.name, {
									instancePath: instancePath + "/name",
									parentData: data,
									parentDataProperty: "name",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.modelName !== void 0) {
									const _errs9 = errors;
									if (!validate185(data.modelName, {
										instancePath: instancePath + "/modelName",
										parentData: data,
										parentDataProperty: "modelName",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.legend !== void 0) {
										let data4 = data.legend;
										const _errs10 = errors;
										if (errors === _errs10) {
											if (typeof data4 === "string") {
												if (func3(data4) > 300) {
													validate181.errors = [{
														instancePath: instancePath + "/legend",
														schemaPath: "#/properties/legend/maxLength",
														keyword: "maxLength",
														params: { limit: 300 }
													}];
													return false;
												}
											} else {
												validate181.errors = [{
													instancePath: instancePath + "/legend",
													schemaPath: "#/properties/legend/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.icon !== void 0) {
											const _errs12 = errors;
											if (!validate188(data.icon, {
												instancePath: instancePath + "/icon",
												parentData: data,
												parentDataProperty: "icon",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.gearClass !== void 0) {
												const _errs13 = errors;
												if (!validate190(data.gearClass, {
													instancePath: instancePath + "/gearClass",
													parentData: data,
													parentDataProperty: "gearClass",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs13 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.quality !== void 0) {
													const _errs14 = errors;
													if (!validate102(data.quality, {
														instancePath: instancePath + "/quality",
														parentData: data,
														parentDataProperty: "quality",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs14 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.enhanceLevel !== void 0) {
														const _errs15 = errors;
														if (!validate193(data.enhanceLevel, {
															instancePath: instancePath + "/enhanceLevel",
															parentData: data,
															parentDataProperty: "enhanceLevel",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs15 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.enhancePoints !== void 0) {
															const _errs16 = errors;
															if (!validate76(data.enhancePoints, {
																instancePath: instancePath + "/enhancePoints",
																parentData: data,
																parentDataProperty: "enhancePoints",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs16 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.cost !== void 0) {
																const _errs17 = errors;
																if (!validate104(data.cost, {
																	instancePath: instancePath + "/cost",
																	parentData: data,
																	parentDataProperty: "cost",
																	rootData,
																	dynamicAnchors
																})) {
																	vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs17 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.level !== void 0) {
																	const _errs18 = errors;
																	if (!validate197(data.level, {
																		instancePath: instancePath + "/level",
																		parentData: data,
																		parentDataProperty: "level",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate197.errors : vErrors.concat(validate197.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs18 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.limitsMin !== void 0) {
																		const _errs19 = errors;
																		if (!validate134(data.limitsMin, {
																			instancePath: instancePath + "/limitsMin",
																			parentData: data,
																			parentDataProperty: "limitsMin",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs19 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.limitsMax !== void 0) {
																			const _errs20 = errors;
																			if (!validate134(data.limitsMax, {
																				instancePath: instancePath + "/limitsMax",
																				parentData: data,
																				parentDataProperty: "limitsMax",
																				rootData,
																				dynamicAnchors
																			})) {
																				vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
																				errors = vErrors.length;
																			}
																			var valid0 = _errs20 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.limitsMinBase !== void 0) {
																				const _errs21 = errors;
																				if (!validate134(data.limitsMinBase, {
																					instancePath: instancePath + "/limitsMinBase",
																					parentData: data,
																					parentDataProperty: "limitsMinBase",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs21 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.limitsMaxBase !== void 0) {
																					const _errs22 = errors;
																					if (!validate134(data.limitsMaxBase, {
																						instancePath: instancePath + "/limitsMaxBase",
																						parentData: data,
																						parentDataProperty: "limitsMaxBase",
																						rootData,
																						dynamicAnchors
																					})) {
																						vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
																						errors = vErrors.length;
																					}
																					var valid0 = _errs22 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.characteristicsBase !== void 0) {
																						const _errs23 = errors;
																						if (!validate156(data.characteristicsBase, {
																							instancePath: instancePath + "/characteristicsBase",
																							parentData: data,
																							parentDataProperty: "characteristicsBase",
																							rootData,
																							dynamicAnchors
																						})) {
																							vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
																							errors = vErrors.length;
																						}
																						var valid0 = _errs23 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.characteristicsMax !== void 0) {
																							const _errs24 = errors;
																							if (!validate156(data.characteristicsMax, {
																								instancePath: instancePath + "/characteristicsMax",
																								parentData: data,
																								parentDataProperty: "characteristicsMax",
																								rootData,
																								dynamicAnchors
																							})) {
																								vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
																								errors = vErrors.length;
																							}
																							var valid0 = _errs24 === errors;
																						} else var valid0 = true;
																						if (valid0) {
																							if (data.characteristicsAdditional !== void 0) {
																								const _errs25 = errors;
																								if (!validate156(data.characteristicsAdditional, {
																									instancePath: instancePath + "/characteristicsAdditional",
																									parentData: data,
																									parentDataProperty: "characteristicsAdditional",
																									rootData,
																									dynamicAnchors
																								})) {
																									vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
																									errors = vErrors.length;
																								}
																								var valid0 = _errs25 === errors;
																							} else var valid0 = true;
																							if (valid0) {
																								if (data.armyBase !== void 0) {
																									const _errs26 = errors;
																									if (!validate212(data.armyBase, {
																										instancePath: instancePath + "/armyBase",
																										parentData: data,
																										parentDataProperty: "armyBase",
																										rootData,
																										dynamicAnchors
																									})) {
																										vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
																										errors = vErrors.length;
																									}
																									var valid0 = _errs26 === errors;
																								} else var valid0 = true;
																								if (valid0) {
																									if (data.armyMax !== void 0) {
																										const _errs27 = errors;
																										if (!validate212(data.armyMax, {
																											instancePath: instancePath + "/armyMax",
																											parentData: data,
																											parentDataProperty: "armyMax",
																											rootData,
																											dynamicAnchors
																										})) {
																											vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
																											errors = vErrors.length;
																										}
																										var valid0 = _errs27 === errors;
																									} else var valid0 = true;
																									if (valid0) {
																										if (data.armyAdditional !== void 0) {
																											const _errs28 = errors;
																											if (!validate212(data.armyAdditional, {
																												instancePath: instancePath + "/armyAdditional",
																												parentData: data,
																												parentDataProperty: "armyAdditional",
																												rootData,
																												dynamicAnchors
																											})) {
																												vErrors = vErrors === null ? validate212.errors : vErrors.concat(validate212.errors);
																												errors = vErrors.length;
																											}
																											var valid0 = _errs28 === errors;
																										} else var valid0 = true;
																										if (valid0) {
																											if (data.currentGrind !== void 0) {
																												const _errs29 = errors;
																												if (!validate224(data.currentGrind, {
																													instancePath: instancePath + "/currentGrind",
																													parentData: data,
																													parentDataProperty: "currentGrind",
																													rootData,
																													dynamicAnchors
																												})) {
																													vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
																													errors = vErrors.length;
																												}
																												var valid0 = _errs29 === errors;
																											} else var valid0 = true;
																											if (valid0) {
																												if (data.availableGrindCharacteristics !== void 0) {
																													let data23 = data.availableGrindCharacteristics;
																													const _errs30 = errors;
																													if (errors === _errs30) {
																														if (Array.isArray(data23)) {
																															if (data23.length > 9) {
																																validate181.errors = [{
																																	instancePath: instancePath + "/availableGrindCharacteristics",
																																	schemaPath: "#/properties/availableGrindCharacteristics/maxItems",
																																	keyword: "maxItems",
																																	params: { limit: 9 }
																																}];
																																return false;
																															} else {
																																const len0 = data23.length;
																																for (let i0 = 0; i0 < len0; i0++) {
																																	const _errs32 = errors;
																																	if (!validate225(data23[i0], {
																																		instancePath: instancePath + "/availableGrindCharacteristics/" + i0,
																																		parentData: data23,
																																		parentDataProperty: i0,
																																		rootData,
																																		dynamicAnchors
																																	})) {
																																		vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
																																		errors = vErrors.length;
																																	}
																																	if (!(_errs32 === errors)) break;
																																}
																															}
																														} else {
																															validate181.errors = [{
																																instancePath: instancePath + "/availableGrindCharacteristics",
																																schemaPath: "#/properties/availableGrindCharacteristics/type",
																																keyword: "type",
																																params: { type: "array" }
																															}];
																															return false;
																														}
																													}
																													var valid0 = _errs30 === errors;
																												} else var valid0 = true;
																												if (valid0) {
																													if (data.availableGrindArmorOrDodge !== void 0) {
																														const _errs33 = errors;
																														if (typeof data.availableGrindArmorOrDodge !== "boolean") {
																															validate181.errors = [{
																																instancePath: instancePath + "/availableGrindArmorOrDodge",
																																schemaPath: "#/properties/availableGrindArmorOrDodge/type",
																																keyword: "type",
																																params: { type: "boolean" }
																															}];
																															return false;
																														}
																														var valid0 = _errs33 === errors;
																													} else var valid0 = true;
																													if (valid0) {
																														if (data.availableGrindLimits !== void 0) {
																															const _errs35 = errors;
																															if (typeof data.availableGrindLimits !== "boolean") {
																																validate181.errors = [{
																																	instancePath: instancePath + "/availableGrindLimits",
																																	schemaPath: "#/properties/availableGrindLimits/type",
																																	keyword: "type",
																																	params: { type: "boolean" }
																																}];
																																return false;
																															}
																															var valid0 = _errs35 === errors;
																														} else var valid0 = true;
																														if (valid0) {
																															if (data.craft !== void 0) {
																																let data27 = data.craft;
																																const _errs37 = errors;
																																const _errs38 = errors;
																																let valid3 = false;
																																let passing1 = null;
																																const _errs39 = errors;
																																if (!validate235(data27, {
																																	instancePath: instancePath + "/craft",
																																	parentData: data,
																																	parentDataProperty: "craft",
																																	rootData,
																																	dynamicAnchors
																																})) {
																																	vErrors = vErrors === null ? validate235.errors : vErrors.concat(validate235.errors);
																																	errors = vErrors.length;
																																}
																																var _valid1 = _errs39 === errors;
																																if (_valid1) {
																																	valid3 = true;
																																	passing1 = 0;
																																}
																																const _errs40 = errors;
																																if (data27 !== null) {
																																	const err2 = {
																																		instancePath: instancePath + "/craft",
																																		schemaPath: "#/properties/craft/oneOf/1/type",
																																		keyword: "type",
																																		params: { type: "null" }
																																	};
																																	if (vErrors === null) vErrors = [err2];
																																	else vErrors.push(err2);
																																	errors++;
																																}
																																var _valid1 = _errs40 === errors;
																																if (_valid1 && valid3) {
																																	valid3 = false;
																																	passing1 = [passing1, 1];
																																} else if (_valid1) {
																																	valid3 = true;
																																	passing1 = 1;
																																}
																																if (!valid3) {
																																	const err3 = {
																																		instancePath: instancePath + "/craft",
																																		schemaPath: "#/properties/craft/oneOf",
																																		keyword: "oneOf",
																																		params: { passingSchemas: passing1 }
																																	};
																																	if (vErrors === null) vErrors = [err3];
																																	else vErrors.push(err3);
																																	errors++;
																																	validate181.errors = vErrors;
																																	return false;
																																} else {
																																	errors = _errs38;
																																	if (vErrors !== null) {
																																		if (_errs38) vErrors.length = _errs38;
																																		else vErrors = null;
																																	}
																																}
																																var valid0 = _errs37 === errors;
																															} else var valid0 = true;
																															if (valid0) {
																																if (data.equippedSlot !== void 0) {
																																	let data28 = data.equippedSlot;
																																	const _errs42 = errors;
																																	const _errs43 = errors;
																																	let valid4 = false;
																																	let passing2 = null;
																																	const _errs44 = errors;
																																	if (!validate242(data28, {
																																		instancePath: instancePath + "/equippedSlot",
																																		parentData: data,
																																		parentDataProperty: "equippedSlot",
																																		rootData,
																																		dynamicAnchors
																																	})) {
																																		vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
																																		errors = vErrors.length;
																																	}
																																	var _valid2 = _errs44 === errors;
																																	if (_valid2) {
																																		valid4 = true;
																																		passing2 = 0;
																																	}
																																	const _errs45 = errors;
																																	if (data28 !== null) {
																																		const err4 = {
																																			instancePath: instancePath + "/equippedSlot",
																																			schemaPath: "#/properties/equippedSlot/oneOf/1/type",
																																			keyword: "type",
																																			params: { type: "null" }
																																		};
																																		if (vErrors === null) vErrors = [err4];
																																		else vErrors.push(err4);
																																		errors++;
																																	}
																																	var _valid2 = _errs45 === errors;
																																	if (_valid2 && valid4) {
																																		valid4 = false;
																																		passing2 = [passing2, 1];
																																	} else if (_valid2) {
																																		valid4 = true;
																																		passing2 = 1;
																																	}
																																	if (!valid4) {
																																		const err5 = {
																																			instancePath: instancePath + "/equippedSlot",
																																			schemaPath: "#/properties/equippedSlot/oneOf",
																																			keyword: "oneOf",
																																			params: { passingSchemas: passing2 }
																																		};
																																		if (vErrors === null) vErrors = [err5];
																																		else vErrors.push(err5);
																																		errors++;
																																		validate181.errors = vErrors;
																																		return false;
																																	} else {
																																		errors = _errs43;
																																		if (vErrors !== null) {
																																			if (_errs43) vErrors.length = _errs43;
																																			else vErrors = null;
																																		}
																																	}
																																	var valid0 = _errs42 === errors;
																																} else var valid0 = true;
																																if (valid0) {
																																	if (data.slots !== void 0) {
																																		let data29 = data.slots;
																																		const _errs47 = errors;
																																		if (errors === _errs47) {
																																			if (Array.isArray(data29)) {
																																				if (data29.length > 24) {
																																					validate181.errors = [{
																																						instancePath: instancePath + "/slots",
																																						schemaPath: "#/properties/slots/maxItems",
																																						keyword: "maxItems",
																																						params: { limit: 24 }
																																					}];
																																					return false;
																																				} else {
																																					const len1 = data29.length;
																																					for (let i1 = 0; i1 < len1; i1++) {
																																						const _errs49 = errors;
																																						if (!validate242(data29[i1], {
																																							instancePath: instancePath + "/slots/" + i1,
																																							parentData: data29,
																																							parentDataProperty: i1,
																																							rootData,
																																							dynamicAnchors
																																						})) {
																																							vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
																																							errors = vErrors.length;
																																						}
																																						if (!(_errs49 === errors)) break;
																																					}
																																				}
																																			} else {
																																				validate181.errors = [{
																																					instancePath: instancePath + "/slots",
																																					schemaPath: "#/properties/slots/type",
																																					keyword: "type",
																																					params: { type: "array" }
																																				}];
																																				return false;
																																			}
																																		}
																																		var valid0 = _errs47 === errors;
																																	} else var valid0 = true;
																																	if (valid0) {
																																		if (data.isInMarket !== void 0) {
																																			const _errs50 = errors;
																																			if (typeof data.isInMarket !== "boolean") {
																																				validate181.errors = [{
																																					instancePath: instancePath + "/isInMarket",
																																					schemaPath: "#/properties/isInMarket/type",
																																					keyword: "type",
																																					params: { type: "boolean" }
																																				}];
																																				return false;
																																			}
																																			var valid0 = _errs50 === errors;
																																		} else var valid0 = true;
																																		if (valid0) {
																																			if (data.isLocked !== void 0) {
																																				const _errs52 = errors;
																																				if (typeof data.isLocked !== "boolean") {
																																					validate181.errors = [{
																																						instancePath: instancePath + "/isLocked",
																																						schemaPath: "#/properties/isLocked/type",
																																						keyword: "type",
																																						params: { type: "boolean" }
																																					}];
																																					return false;
																																				}
																																				var valid0 = _errs52 === errors;
																																			} else var valid0 = true;
																																			if (valid0) {
																																				if (data.isViewed !== void 0) {
																																					const _errs54 = errors;
																																					if (typeof data.isViewed !== "boolean") {
																																						validate181.errors = [{
																																							instancePath: instancePath + "/isViewed",
																																							schemaPath: "#/properties/isViewed/type",
																																							keyword: "type",
																																							params: { type: "boolean" }
																																						}];
																																						return false;
																																					}
																																					var valid0 = _errs54 === errors;
																																				} else var valid0 = true;
																																				if (valid0) {
																																					if (data.isFromMarket !== void 0) {
																																						const _errs56 = errors;
																																						if (typeof data.isFromMarket !== "boolean") {
																																							validate181.errors = [{
																																								instancePath: instancePath + "/isFromMarket",
																																								schemaPath: "#/properties/isFromMarket/type",
																																								keyword: "type",
																																								params: { type: "boolean" }
																																							}];
																																							return false;
																																						}
																																						var valid0 = _errs56 === errors;
																																					} else var valid0 = true;
																																				}
																																			}
																																		}
																																	}
																																}
																															}
																														}
																													}
																												}
																											}
																										}
																									}
																								}
																							}
																						}
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate181.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate181.errors = vErrors;
	return errors === 0;
}
validate181.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate249.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate249.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 500 || isNaN(data)) {
			validate249.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 500
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate249.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate249.errors = vErrors;
	return true;
}
validate249.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate246(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate246.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.resourceId === void 0 && (missing0 = "resourceId") || data.name === void 0 && (missing0 = "name") || data.legend === void 0 && (missing0 = "legend") || data.icon === void 0 && (missing0 = "icon") || data.amount === void 0 && (missing0 = "amount") || data.amountInMarket === void 0 && (missing0 = "amountInMarket")) {
				validate246.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "resourceId" || key0 === "name" || key0 === "legend" || key0 === "icon" || key0 === "amount" || key0 === "amountInMarket")) {
					validate246.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.resourceId !== void 0) {
						const _errs2 = errors;
						if (!validate65(data.resourceId, {
							instancePath: instancePath + "/resourceId",
							parentData: data,
							parentDataProperty: "resourceId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data1 = data.name;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 60) {
										validate246.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 60 }
										}];
										return false;
									}
								} else {
									validate246.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.legend !== void 0) {
								let data2 = data.legend;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (typeof data2 === "string") {
										if (func3(data2) > 300) {
											validate246.errors = [{
												instancePath: instancePath + "/legend",
												schemaPath: "#/properties/legend/maxLength",
												keyword: "maxLength",
												params: { limit: 300 }
											}];
											return false;
										}
									} else {
										validate246.errors = [{
											instancePath: instancePath + "/legend",
											schemaPath: "#/properties/legend/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.icon !== void 0) {
									const _errs7 = errors;
									if (!validate188(data.icon, {
										instancePath: instancePath + "/icon",
										parentData: data,
										parentDataProperty: "icon",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.amount !== void 0) {
										const _errs8 = errors;
										if (!validate249(data.amount, {
											instancePath: instancePath + "/amount",
											parentData: data,
											parentDataProperty: "amount",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.amountInMarket !== void 0) {
											const _errs9 = errors;
											if (!validate249(data.amountInMarket, {
												instancePath: instancePath + "/amountInMarket",
												parentData: data,
												parentDataProperty: "amountInMarket",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs9 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate246.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate246.errors = vErrors;
	return errors === 0;
}
validate246.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema76 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"consumableId",
		"name",
		"legend",
		"icon",
		"consumableClass",
		"levelMin",
		"amount",
		"amountInMarket",
		"cost",
		"additional"
	],
	"properties": {
		"consumableId": { "$ref": "#/components/schemas/Id" },
		"name": {
			"type": "string",
			"maxLength": 60
		},
		"legend": {
			"type": "string",
			"maxLength": 300
		},
		"icon": { "$ref": "#/components/schemas/GameIcon" },
		"consumableClass": {
			"type": "string",
			"enum": ["wine"]
		},
		"levelMin": { "$ref": "#/components/schemas/Level" },
		"amount": { "$ref": "#/components/schemas/StackAmount" },
		"amountInMarket": {
			"$ref": "#/components/schemas/StackAmount",
			"description": "Of the amount"
		},
		"cost": { "$ref": "#/components/schemas/Price" },
		"additional": {
			"type": "object",
			"additionalProperties": false,
			"required": [
				"regenerateUnit",
				"regenerateValue",
				"rechargeMinutes"
			],
			"properties": {
				"regenerateUnit": {
					"type": "string",
					"enum": ["points", "percent"]
				},
				"regenerateValue": { "$ref": "#/components/schemas/Amount" },
				"rechargeMinutes": {
					"type": "integer",
					"minimum": 0,
					"maximum": 1e5
				}
			}
		}
	}
};
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate253.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.consumableId === void 0 && (missing0 = "consumableId") || data.name === void 0 && (missing0 = "name") || data.legend === void 0 && (missing0 = "legend") || data.icon === void 0 && (missing0 = "icon") || data.consumableClass === void 0 && (missing0 = "consumableClass") || data.levelMin === void 0 && (missing0 = "levelMin") || data.amount === void 0 && (missing0 = "amount") || data.amountInMarket === void 0 && (missing0 = "amountInMarket") || data.cost === void 0 && (missing0 = "cost") || data.additional === void 0 && (missing0 = "additional")) {
				validate253.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func2.call(schema76.properties, key0)) {
					validate253.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.consumableId !== void 0) {
						const _errs2 = errors;
						if (!validate65(data.consumableId, {
							instancePath: instancePath + "/consumableId",
							parentData: data,
							parentDataProperty: "consumableId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data1 = data.name;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 60) {
										validate253.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 60 }
										}];
										return false;
									}
								} else {
									validate253.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.legend !== void 0) {
								let data2 = data.legend;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (typeof data2 === "string") {
										if (func3(data2) > 300) {
											validate253.errors = [{
												instancePath: instancePath + "/legend",
												schemaPath: "#/properties/legend/maxLength",
												keyword: "maxLength",
												params: { limit: 300 }
											}];
											return false;
										}
									} else {
										validate253.errors = [{
											instancePath: instancePath + "/legend",
											schemaPath: "#/properties/legend/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.icon !== void 0) {
									const _errs7 = errors;
									if (!validate188(data.icon, {
										instancePath: instancePath + "/icon",
										parentData: data,
										parentDataProperty: "icon",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.consumableClass !== void 0) {
										let data4 = data.consumableClass;
										const _errs8 = errors;
										if (typeof data4 !== "string") {
											validate253.errors = [{
												instancePath: instancePath + "/consumableClass",
												schemaPath: "#/properties/consumableClass/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
										if (!(data4 === "wine")) {
											validate253.errors = [{
												instancePath: instancePath + "/consumableClass",
												schemaPath: "#/properties/consumableClass/enum",
												keyword: "enum",
												params: { allowedValues: schema76.properties.consumableClass.enum }
											}];
											return false;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.levelMin !== void 0) {
											const _errs10 = errors;
											if (!validate69(data.levelMin, {
												instancePath: instancePath + "/levelMin",
												parentData: data,
												parentDataProperty: "levelMin",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.amount !== void 0) {
												const _errs11 = errors;
												if (!validate249(data.amount, {
													instancePath: instancePath + "/amount",
													parentData: data,
													parentDataProperty: "amount",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs11 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.amountInMarket !== void 0) {
													const _errs12 = errors;
													if (!validate249(data.amountInMarket, {
														instancePath: instancePath + "/amountInMarket",
														parentData: data,
														parentDataProperty: "amountInMarket",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs12 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.cost !== void 0) {
														const _errs13 = errors;
														if (!validate104(data.cost, {
															instancePath: instancePath + "/cost",
															parentData: data,
															parentDataProperty: "cost",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs13 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.additional !== void 0) {
															let data9 = data.additional;
															const _errs14 = errors;
															if (errors === _errs14) {
																if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
																	let missing1;
																	if (data9.regenerateUnit === void 0 && (missing1 = "regenerateUnit") || data9.regenerateValue === void 0 && (missing1 = "regenerateValue") || data9.rechargeMinutes === void 0 && (missing1 = "rechargeMinutes")) {
																		validate253.errors = [{
																			instancePath: instancePath + "/additional",
																			schemaPath: "#/properties/additional/required",
																			keyword: "required",
																			params: { missingProperty: missing1 }
																		}];
																		return false;
																	} else {
																		const _errs16 = errors;
																		for (const key1 in data9) if (!(key1 === "regenerateUnit" || key1 === "regenerateValue" || key1 === "rechargeMinutes")) {
																			validate253.errors = [{
																				instancePath: instancePath + "/additional",
																				schemaPath: "#/properties/additional/additionalProperties",
																				keyword: "additionalProperties",
																				params: { additionalProperty: key1 }
																			}];
																			return false;
																		}
																		if (_errs16 === errors) {
																			if (data9.regenerateUnit !== void 0) {
																				let data10 = data9.regenerateUnit;
																				const _errs17 = errors;
																				if (typeof data10 !== "string") {
																					validate253.errors = [{
																						instancePath: instancePath + "/additional/regenerateUnit",
																						schemaPath: "#/properties/additional/properties/regenerateUnit/type",
																						keyword: "type",
																						params: { type: "string" }
																					}];
																					return false;
																				}
																				if (!(data10 === "points" || data10 === "percent")) {
																					validate253.errors = [{
																						instancePath: instancePath + "/additional/regenerateUnit",
																						schemaPath: "#/properties/additional/properties/regenerateUnit/enum",
																						keyword: "enum",
																						params: { allowedValues: schema76.properties.additional.properties.regenerateUnit.enum }
																					}];
																					return false;
																				}
																				var valid1 = _errs17 === errors;
																			} else var valid1 = true;
																			if (valid1) {
																				if (data9.regenerateValue !== void 0) {
																					const _errs19 = errors;
																					if (!validate76(data9.regenerateValue, {
																						instancePath: instancePath + "/additional/regenerateValue",
																						parentData: data9,
																						parentDataProperty: "regenerateValue",
																						rootData,
																						dynamicAnchors
																					})) {
																						vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
																						errors = vErrors.length;
																					}
																					var valid1 = _errs19 === errors;
																				} else var valid1 = true;
																				if (valid1) {
																					if (data9.rechargeMinutes !== void 0) {
																						let data12 = data9.rechargeMinutes;
																						const _errs20 = errors;
																						if (!(typeof data12 == "number" && !(data12 % 1) && !isNaN(data12))) {
																							validate253.errors = [{
																								instancePath: instancePath + "/additional/rechargeMinutes",
																								schemaPath: "#/properties/additional/properties/rechargeMinutes/type",
																								keyword: "type",
																								params: { type: "integer" }
																							}];
																							return false;
																						}
																						if (errors === _errs20) {
																							if (typeof data12 == "number") {
																								if (data12 > 1e5 || isNaN(data12)) {
																									validate253.errors = [{
																										instancePath: instancePath + "/additional/rechargeMinutes",
																										schemaPath: "#/properties/additional/properties/rechargeMinutes/maximum",
																										keyword: "maximum",
																										params: {
																											comparison: "<=",
																											limit: 1e5
																										}
																									}];
																									return false;
																								} else if (data12 < 0 || isNaN(data12)) {
																									validate253.errors = [{
																										instancePath: instancePath + "/additional/rechargeMinutes",
																										schemaPath: "#/properties/additional/properties/rechargeMinutes/minimum",
																										keyword: "minimum",
																										params: {
																											comparison: ">=",
																											limit: 0
																										}
																									}];
																									return false;
																								}
																							}
																						}
																						var valid1 = _errs20 === errors;
																					} else var valid1 = true;
																				}
																			}
																		}
																	}
																} else {
																	validate253.errors = [{
																		instancePath: instancePath + "/additional",
																		schemaPath: "#/properties/additional/type",
																		keyword: "type",
																		params: { type: "object" }
																	}];
																	return false;
																}
															}
															var valid0 = _errs14 === errors;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate253.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate253.errors = vErrors;
	return errors === 0;
}
validate253.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate262.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.used === void 0 && (missing0 = "used") || data.total === void 0 && (missing0 = "total") || data.free === void 0 && (missing0 = "free")) {
				validate262.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "used" || key0 === "total" || key0 === "free")) {
					validate262.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.used !== void 0) {
						const _errs2 = errors;
						if (!validate76(data.used, {
							instancePath: instancePath + "/used",
							parentData: data,
							parentDataProperty: "used",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.total !== void 0) {
							const _errs3 = errors;
							if (!validate76(data.total, {
								instancePath: instancePath + "/total",
								parentData: data,
								parentDataProperty: "total",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.free !== void 0) {
								const _errs4 = errors;
								if (!validate76(data.free, {
									instancePath: instancePath + "/free",
									parentData: data,
									parentDataProperty: "free",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate262.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate262.errors = vErrors;
	return errors === 0;
}
validate262.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate180(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate180.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.gear === void 0 && (missing0 = "gear") || data.resources === void 0 && (missing0 = "resources") || data.consumables === void 0 && (missing0 = "consumables") || data.slots === void 0 && (missing0 = "slots") || data.enhancePoints === void 0 && (missing0 = "enhancePoints") || data.wineReadyAt === void 0 && (missing0 = "wineReadyAt") || data.serverTime === void 0 && (missing0 = "serverTime")) {
				validate180.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "gear" || key0 === "resources" || key0 === "consumables" || key0 === "slots" || key0 === "enhancePoints" || key0 === "wineReadyAt" || key0 === "serverTime")) {
					validate180.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.gear !== void 0) {
						let data0 = data.gear;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 1e3) {
									validate180.errors = [{
										instancePath: instancePath + "/gear",
										schemaPath: "#/properties/gear/maxItems",
										keyword: "maxItems",
										params: { limit: 1e3 }
									}];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate181(data0[i0], {
											instancePath: instancePath + "/gear/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate180.errors = [{
									instancePath: instancePath + "/gear",
									schemaPath: "#/properties/gear/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.resources !== void 0) {
							let data2 = data.resources;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (Array.isArray(data2)) {
									if (data2.length > 50) {
										validate180.errors = [{
											instancePath: instancePath + "/resources",
											schemaPath: "#/properties/resources/maxItems",
											keyword: "maxItems",
											params: { limit: 50 }
										}];
										return false;
									} else {
										const len1 = data2.length;
										for (let i1 = 0; i1 < len1; i1++) {
											const _errs7 = errors;
											if (!validate246(data2[i1], {
												instancePath: instancePath + "/resources/" + i1,
												parentData: data2,
												parentDataProperty: i1,
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate246.errors : vErrors.concat(validate246.errors);
												errors = vErrors.length;
											}
											if (!(_errs7 === errors)) break;
										}
									}
								} else {
									validate180.errors = [{
										instancePath: instancePath + "/resources",
										schemaPath: "#/properties/resources/type",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.consumables !== void 0) {
								let data4 = data.consumables;
								const _errs8 = errors;
								if (errors === _errs8) {
									if (Array.isArray(data4)) {
										if (data4.length > 50) {
											validate180.errors = [{
												instancePath: instancePath + "/consumables",
												schemaPath: "#/properties/consumables/maxItems",
												keyword: "maxItems",
												params: { limit: 50 }
											}];
											return false;
										} else {
											const len2 = data4.length;
											for (let i2 = 0; i2 < len2; i2++) {
												const _errs10 = errors;
												if (!validate253(data4[i2], {
													instancePath: instancePath + "/consumables/" + i2,
													parentData: data4,
													parentDataProperty: i2,
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
													errors = vErrors.length;
												}
												if (!(_errs10 === errors)) break;
											}
										}
									} else {
										validate180.errors = [{
											instancePath: instancePath + "/consumables",
											schemaPath: "#/properties/consumables/type",
											keyword: "type",
											params: { type: "array" }
										}];
										return false;
									}
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.slots !== void 0) {
									const _errs11 = errors;
									if (!validate262(data.slots, {
										instancePath: instancePath + "/slots",
										parentData: data,
										parentDataProperty: "slots",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs11 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.enhancePoints !== void 0) {
										const _errs12 = errors;
										if (!validate76(data.enhancePoints, {
											instancePath: instancePath + "/enhancePoints",
											parentData: data,
											parentDataProperty: "enhancePoints",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.wineReadyAt !== void 0) {
											let data8 = data.wineReadyAt;
											const _errs13 = errors;
											const _errs14 = errors;
											let valid4 = false;
											let passing0 = null;
											const _errs15 = errors;
											if (!validate96(data8, {
												instancePath: instancePath + "/wineReadyAt",
												parentData: data,
												parentDataProperty: "wineReadyAt",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
												errors = vErrors.length;
											}
											var _valid0 = _errs15 === errors;
											if (_valid0) {
												valid4 = true;
												passing0 = 0;
											}
											const _errs16 = errors;
											if (data8 !== null) {
												const err0 = {
													instancePath: instancePath + "/wineReadyAt",
													schemaPath: "#/properties/wineReadyAt/oneOf/1/type",
													keyword: "type",
													params: { type: "null" }
												};
												if (vErrors === null) vErrors = [err0];
												else vErrors.push(err0);
												errors++;
											}
											var _valid0 = _errs16 === errors;
											if (_valid0 && valid4) {
												valid4 = false;
												passing0 = [passing0, 1];
											} else if (_valid0) {
												valid4 = true;
												passing0 = 1;
											}
											if (!valid4) {
												const err1 = {
													instancePath: instancePath + "/wineReadyAt",
													schemaPath: "#/properties/wineReadyAt/oneOf",
													keyword: "oneOf",
													params: { passingSchemas: passing0 }
												};
												if (vErrors === null) vErrors = [err1];
												else vErrors.push(err1);
												errors++;
												validate180.errors = vErrors;
												return false;
											} else {
												errors = _errs14;
												if (vErrors !== null) {
													if (_errs14) vErrors.length = _errs14;
													else vErrors = null;
												}
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.serverTime !== void 0) {
												const _errs18 = errors;
												if (!validate96(data.serverTime, {
													instancePath: instancePath + "/serverTime",
													parentData: data,
													parentDataProperty: "serverTime",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs18 === errors;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate180.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate180.errors = vErrors;
	return errors === 0;
}
validate180.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate178(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate178.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate178.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate178.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate180(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate180.errors : vErrors.concat(validate180.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate178.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate178.errors = vErrors;
	return errors === 0;
}
validate178.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema80 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"building",
		"name",
		"legend",
		"icon",
		"level",
		"levelMax",
		"needsLevel",
		"effects",
		"opens",
		"cost"
	],
	"properties": {
		"building": { "$ref": "#/components/schemas/Building" },
		"name": {
			"type": "string",
			"maxLength": 60
		},
		"legend": {
			"type": "string",
			"maxLength": 300
		},
		"icon": { "$ref": "#/components/schemas/GameIcon" },
		"level": { "$ref": "#/components/schemas/BuildingLevel" },
		"levelMax": {
			"$ref": "#/components/schemas/BuildingLevel",
			"description": "The highest that the player's level allows"
		},
		"needsLevel": {
			"$ref": "#/components/schemas/Level",
			"description": "The player's level that the next level asks for"
		},
		"effects": {
			"type": "array",
			"minItems": 1,
			"maxItems": 5,
			"items": { "$ref": "#/components/schemas/BuildingEffect" }
		},
		"opens": {
			"type": "array",
			"maxItems": 10,
			"items": { "$ref": "#/components/schemas/BuildingOpening" }
		},
		"cost": { "$ref": "#/components/schemas/BuildingCost" }
	}
};
var schema81 = {
	"type": "string",
	"enum": [
		"forge",
		"storage",
		"servantsHouse",
		"stable",
		"walls",
		"moats",
		"stakes",
		"catapult",
		"catapultProjectiles"
	]
};
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate276.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate276.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "forge" || data === "storage" || data === "servantsHouse" || data === "stable" || data === "walls" || data === "moats" || data === "stakes" || data === "catapult" || data === "catapultProjectiles")) {
		validate276.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema81.enum }
		}];
		return false;
	}
	validate276.errors = vErrors;
	return true;
}
validate276.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate279(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate279.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate279.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e3 || isNaN(data)) {
			validate279.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e3
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate279.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate279.errors = vErrors;
	return true;
}
validate279.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema83 = {
	"type": "object",
	"description": "One thing a building gives, now and with one level more",
	"additionalProperties": false,
	"required": [
		"name",
		"now",
		"next",
		"unit"
	],
	"properties": {
		"name": {
			"type": "string",
			"maxLength": 100,
			"examples": ["Места на складе"]
		},
		"now": { "$ref": "#/components/schemas/Amount" },
		"next": { "$ref": "#/components/schemas/Amount" },
		"unit": {
			"type": "string",
			"enum": ["PIECES", "PERCENT"]
		}
	}
};
function validate283(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate283.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.name === void 0 && (missing0 = "name") || data.now === void 0 && (missing0 = "now") || data.next === void 0 && (missing0 = "next") || data.unit === void 0 && (missing0 = "unit")) {
				validate283.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "name" || key0 === "now" || key0 === "next" || key0 === "unit")) {
					validate283.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.name !== void 0) {
						let data0 = data.name;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (typeof data0 === "string") {
								if (func3(data0) > 100) {
									validate283.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/maxLength",
										keyword: "maxLength",
										params: { limit: 100 }
									}];
									return false;
								}
							} else {
								validate283.errors = [{
									instancePath: instancePath + "/name",
									schemaPath: "#/properties/name/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.now !== void 0) {
							const _errs4 = errors;
							if (!validate76(data.now, {
								instancePath: instancePath + "/now",
								parentData: data,
								parentDataProperty: "now",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.next !== void 0) {
								const _errs5 = errors;
								if (!validate76(data.next, {
									instancePath: instancePath + "/next",
									parentData: data,
									parentDataProperty: "next",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.unit !== void 0) {
									let data3 = data.unit;
									const _errs6 = errors;
									if (typeof data3 !== "string") {
										validate283.errors = [{
											instancePath: instancePath + "/unit",
											schemaPath: "#/properties/unit/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
									if (!(data3 === "PIECES" || data3 === "PERCENT")) {
										validate283.errors = [{
											instancePath: instancePath + "/unit",
											schemaPath: "#/properties/unit/enum",
											keyword: "enum",
											params: { allowedValues: schema83.properties.unit.enum }
										}];
										return false;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate283.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate283.errors = vErrors;
	return errors === 0;
}
validate283.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate287(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate287.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.level === void 0 && (missing0 = "level") || data.text === void 0 && (missing0 = "text") || data.isOpen === void 0 && (missing0 = "isOpen")) {
				validate287.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "level" || key0 === "text" || key0 === "isOpen")) {
					validate287.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.level !== void 0) {
						const _errs2 = errors;
						if (!validate279(data.level, {
							instancePath: instancePath + "/level",
							parentData: data,
							parentDataProperty: "level",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.text !== void 0) {
							let data1 = data.text;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 200) {
										validate287.errors = [{
											instancePath: instancePath + "/text",
											schemaPath: "#/properties/text/maxLength",
											keyword: "maxLength",
											params: { limit: 200 }
										}];
										return false;
									}
								} else {
									validate287.errors = [{
										instancePath: instancePath + "/text",
										schemaPath: "#/properties/text/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.isOpen !== void 0) {
								const _errs5 = errors;
								if (typeof data.isOpen !== "boolean") {
									validate287.errors = [{
										instancePath: instancePath + "/isOpen",
										schemaPath: "#/properties/isOpen/type",
										keyword: "type",
										params: { type: "boolean" }
									}];
									return false;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate287.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate287.errors = vErrors;
	return errors === 0;
}
validate287.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate292.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.resourceId === void 0 && (missing0 = "resourceId") || data.name === void 0 && (missing0 = "name") || data.icon === void 0 && (missing0 = "icon") || data.amount === void 0 && (missing0 = "amount")) {
				validate292.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "resourceId" || key0 === "name" || key0 === "icon" || key0 === "amount")) {
					validate292.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.resourceId !== void 0) {
						const _errs2 = errors;
						if (!validate65(data.resourceId, {
							instancePath: instancePath + "/resourceId",
							parentData: data,
							parentDataProperty: "resourceId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data1 = data.name;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 60) {
										validate292.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 60 }
										}];
										return false;
									}
								} else {
									validate292.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.icon !== void 0) {
								const _errs5 = errors;
								if (!validate188(data.icon, {
									instancePath: instancePath + "/icon",
									parentData: data,
									parentDataProperty: "icon",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.amount !== void 0) {
									const _errs6 = errors;
									if (!validate76(data.amount, {
										instancePath: instancePath + "/amount",
										parentData: data,
										parentDataProperty: "amount",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate292.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate292.errors = vErrors;
	return errors === 0;
}
validate292.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate290(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate290.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.gold === void 0 && (missing0 = "gold") || data.resources === void 0 && (missing0 = "resources")) {
				validate290.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "gold" || key0 === "resources")) {
					validate290.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.gold !== void 0) {
						const _errs2 = errors;
						if (!validate76(data.gold, {
							instancePath: instancePath + "/gold",
							parentData: data,
							parentDataProperty: "gold",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.resources !== void 0) {
							let data1 = data.resources;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 10) {
										validate290.errors = [{
											instancePath: instancePath + "/resources",
											schemaPath: "#/properties/resources/maxItems",
											keyword: "maxItems",
											params: { limit: 10 }
										}];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate292(data1[i0], {
												instancePath: instancePath + "/resources/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
												errors = vErrors.length;
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate290.errors = [{
										instancePath: instancePath + "/resources",
										schemaPath: "#/properties/resources/type",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate290.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate290.errors = vErrors;
	return errors === 0;
}
validate290.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate275(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate275.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.building === void 0 && (missing0 = "building") || data.name === void 0 && (missing0 = "name") || data.legend === void 0 && (missing0 = "legend") || data.icon === void 0 && (missing0 = "icon") || data.level === void 0 && (missing0 = "level") || data.levelMax === void 0 && (missing0 = "levelMax") || data.needsLevel === void 0 && (missing0 = "needsLevel") || data.effects === void 0 && (missing0 = "effects") || data.opens === void 0 && (missing0 = "opens") || data.cost === void 0 && (missing0 = "cost")) {
				validate275.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func2.call(schema80.properties, key0)) {
					validate275.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.building !== void 0) {
						const _errs2 = errors;
						if (!validate276(data.building, {
							instancePath: instancePath + "/building",
							parentData: data,
							parentDataProperty: "building",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data1 = data.name;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 60) {
										validate275.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 60 }
										}];
										return false;
									}
								} else {
									validate275.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.legend !== void 0) {
								let data2 = data.legend;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (typeof data2 === "string") {
										if (func3(data2) > 300) {
											validate275.errors = [{
												instancePath: instancePath + "/legend",
												schemaPath: "#/properties/legend/maxLength",
												keyword: "maxLength",
												params: { limit: 300 }
											}];
											return false;
										}
									} else {
										validate275.errors = [{
											instancePath: instancePath + "/legend",
											schemaPath: "#/properties/legend/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.icon !== void 0) {
									const _errs7 = errors;
									if (!validate188(data.icon, {
										instancePath: instancePath + "/icon",
										parentData: data,
										parentDataProperty: "icon",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.level !== void 0) {
										const _errs8 = errors;
										if (!validate279(data.level, {
											instancePath: instancePath + "/level",
											parentData: data,
											parentDataProperty: "level",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.levelMax !== void 0) {
											const _errs9 = errors;
											if (!validate279(data.levelMax, {
												instancePath: instancePath + "/levelMax",
												parentData: data,
												parentDataProperty: "levelMax",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs9 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.needsLevel !== void 0) {
												const _errs10 = errors;
												if (!validate69(data.needsLevel, {
													instancePath: instancePath + "/needsLevel",
													parentData: data,
													parentDataProperty: "needsLevel",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs10 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.effects !== void 0) {
													let data7 = data.effects;
													const _errs11 = errors;
													if (errors === _errs11) {
														if (Array.isArray(data7)) {
															if (data7.length > 5) {
																validate275.errors = [{
																	instancePath: instancePath + "/effects",
																	schemaPath: "#/properties/effects/maxItems",
																	keyword: "maxItems",
																	params: { limit: 5 }
																}];
																return false;
															} else if (data7.length < 1) {
																validate275.errors = [{
																	instancePath: instancePath + "/effects",
																	schemaPath: "#/properties/effects/minItems",
																	keyword: "minItems",
																	params: { limit: 1 }
																}];
																return false;
															} else {
																const len0 = data7.length;
																for (let i0 = 0; i0 < len0; i0++) {
																	const _errs13 = errors;
																	if (!validate283(data7[i0], {
																		instancePath: instancePath + "/effects/" + i0,
																		parentData: data7,
																		parentDataProperty: i0,
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate283.errors : vErrors.concat(validate283.errors);
																		errors = vErrors.length;
																	}
																	if (!(_errs13 === errors)) break;
																}
															}
														} else {
															validate275.errors = [{
																instancePath: instancePath + "/effects",
																schemaPath: "#/properties/effects/type",
																keyword: "type",
																params: { type: "array" }
															}];
															return false;
														}
													}
													var valid0 = _errs11 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.opens !== void 0) {
														let data9 = data.opens;
														const _errs14 = errors;
														if (errors === _errs14) {
															if (Array.isArray(data9)) {
																if (data9.length > 10) {
																	validate275.errors = [{
																		instancePath: instancePath + "/opens",
																		schemaPath: "#/properties/opens/maxItems",
																		keyword: "maxItems",
																		params: { limit: 10 }
																	}];
																	return false;
																} else {
																	const len1 = data9.length;
																	for (let i1 = 0; i1 < len1; i1++) {
																		const _errs16 = errors;
																		if (!validate287(data9[i1], {
																			instancePath: instancePath + "/opens/" + i1,
																			parentData: data9,
																			parentDataProperty: i1,
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate287.errors : vErrors.concat(validate287.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs16 === errors)) break;
																	}
																}
															} else {
																validate275.errors = [{
																	instancePath: instancePath + "/opens",
																	schemaPath: "#/properties/opens/type",
																	keyword: "type",
																	params: { type: "array" }
																}];
																return false;
															}
														}
														var valid0 = _errs14 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.cost !== void 0) {
															const _errs17 = errors;
															if (!validate290(data.cost, {
																instancePath: instancePath + "/cost",
																parentData: data,
																parentDataProperty: "cost",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs17 === errors;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate275.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate275.errors = vErrors;
	return errors === 0;
}
validate275.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate274(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate274.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.buildings === void 0 && (missing0 = "buildings") || data.discountBasisPoints === void 0 && (missing0 = "discountBasisPoints") || data.resources === void 0 && (missing0 = "resources")) {
				validate274.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "buildings" || key0 === "discountBasisPoints" || key0 === "resources")) {
					validate274.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.buildings !== void 0) {
						let data0 = data.buildings;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 9) {
									validate274.errors = [{
										instancePath: instancePath + "/buildings",
										schemaPath: "#/properties/buildings/maxItems",
										keyword: "maxItems",
										params: { limit: 9 }
									}];
									return false;
								} else if (data0.length < 9) {
									validate274.errors = [{
										instancePath: instancePath + "/buildings",
										schemaPath: "#/properties/buildings/minItems",
										keyword: "minItems",
										params: { limit: 9 }
									}];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate275(data0[i0], {
											instancePath: instancePath + "/buildings/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate275.errors : vErrors.concat(validate275.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate274.errors = [{
									instancePath: instancePath + "/buildings",
									schemaPath: "#/properties/buildings/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.discountBasisPoints !== void 0) {
							let data2 = data.discountBasisPoints;
							const _errs5 = errors;
							if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2))) {
								validate274.errors = [{
									instancePath: instancePath + "/discountBasisPoints",
									schemaPath: "#/properties/discountBasisPoints/type",
									keyword: "type",
									params: { type: "integer" }
								}];
								return false;
							}
							if (errors === _errs5) {
								if (typeof data2 == "number") {
									if (data2 > 1e4 || isNaN(data2)) {
										validate274.errors = [{
											instancePath: instancePath + "/discountBasisPoints",
											schemaPath: "#/properties/discountBasisPoints/maximum",
											keyword: "maximum",
											params: {
												comparison: "<=",
												limit: 1e4
											}
										}];
										return false;
									} else if (data2 < 0 || isNaN(data2)) {
										validate274.errors = [{
											instancePath: instancePath + "/discountBasisPoints",
											schemaPath: "#/properties/discountBasisPoints/minimum",
											keyword: "minimum",
											params: {
												comparison: ">=",
												limit: 0
											}
										}];
										return false;
									}
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.resources !== void 0) {
								let data3 = data.resources;
								const _errs7 = errors;
								if (errors === _errs7) {
									if (Array.isArray(data3)) {
										if (data3.length > 20) {
											validate274.errors = [{
												instancePath: instancePath + "/resources",
												schemaPath: "#/properties/resources/maxItems",
												keyword: "maxItems",
												params: { limit: 20 }
											}];
											return false;
										} else {
											const len1 = data3.length;
											for (let i1 = 0; i1 < len1; i1++) {
												const _errs9 = errors;
												if (!validate292(data3[i1], {
													instancePath: instancePath + "/resources/" + i1,
													parentData: data3,
													parentDataProperty: i1,
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
													errors = vErrors.length;
												}
												if (!(_errs9 === errors)) break;
											}
										}
									} else {
										validate274.errors = [{
											instancePath: instancePath + "/resources",
											schemaPath: "#/properties/resources/type",
											keyword: "type",
											params: { type: "array" }
										}];
										return false;
									}
								}
								var valid0 = _errs7 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate274.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate274.errors = vErrors;
	return errors === 0;
}
validate274.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate272(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate272.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate272.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate272.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate274(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate274.errors : vErrors.concat(validate274.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate272.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate272.errors = vErrors;
	return errors === 0;
}
validate272.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate307(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate307.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.level === void 0 && (missing0 = "level") || data.chancePercent === void 0 && (missing0 = "chancePercent")) {
				validate307.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "level" || key0 === "chancePercent")) {
					validate307.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.level !== void 0) {
						const _errs2 = errors;
						if (!validate227(data.level, {
							instancePath: instancePath + "/level",
							parentData: data,
							parentDataProperty: "level",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.chancePercent !== void 0) {
							const _errs3 = errors;
							if (!validate102(data.chancePercent, {
								instancePath: instancePath + "/chancePercent",
								parentData: data,
								parentDataProperty: "chancePercent",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate307.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate307.errors = vErrors;
	return errors === 0;
}
validate307.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate312(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate312.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate312.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 9e15 || isNaN(data)) {
			validate312.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9e15
				}
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate312.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				}
			}];
			return false;
		}
	}
	validate312.errors = vErrors;
	return true;
}
validate312.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema93 = {
	"type": "string",
	"enum": [
		"CHARACTERISTICS",
		"ARMOR_OR_DODGE",
		"LIMITS"
	]
};
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate315.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate315.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "CHARACTERISTICS" || data === "ARMOR_OR_DODGE" || data === "LIMITS")) {
		validate315.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema93.enum }
		}];
		return false;
	}
	validate315.errors = vErrors;
	return true;
}
validate315.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate314(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate314.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.type === void 0 && (missing0 = "type") || data.level === void 0 && (missing0 = "level") || data.failures === void 0 && (missing0 = "failures") || data.chancePercent === void 0 && (missing0 = "chancePercent") || data.isSure === void 0 && (missing0 = "isSure")) {
				validate314.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "type" || key0 === "level" || key0 === "failures" || key0 === "chancePercent" || key0 === "isSure")) {
					validate314.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.type !== void 0) {
						const _errs2 = errors;
						if (!validate315(data.type, {
							instancePath: instancePath + "/type",
							parentData: data,
							parentDataProperty: "type",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.level !== void 0) {
							const _errs3 = errors;
							if (!validate227(data.level, {
								instancePath: instancePath + "/level",
								parentData: data,
								parentDataProperty: "level",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.failures !== void 0) {
								const _errs4 = errors;
								if (!validate76(data.failures, {
									instancePath: instancePath + "/failures",
									parentData: data,
									parentDataProperty: "failures",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.chancePercent !== void 0) {
									const _errs5 = errors;
									if (!validate102(data.chancePercent, {
										instancePath: instancePath + "/chancePercent",
										parentData: data,
										parentDataProperty: "chancePercent",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.isSure !== void 0) {
										const _errs6 = errors;
										if (typeof data.isSure !== "boolean") {
											validate314.errors = [{
												instancePath: instancePath + "/isSure",
												schemaPath: "#/properties/isSure/type",
												keyword: "type",
												params: { type: "boolean" }
											}];
											return false;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate314.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate314.errors = vErrors;
	return errors === 0;
}
validate314.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate311(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate311.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.gearEntityId === void 0 && (missing0 = "gearEntityId") || data.states === void 0 && (missing0 = "states")) {
				validate311.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "gearEntityId" || key0 === "states")) {
					validate311.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.gearEntityId !== void 0) {
						const _errs2 = errors;
						if (!validate312(data.gearEntityId, {
							instancePath: instancePath + "/gearEntityId",
							parentData: data,
							parentDataProperty: "gearEntityId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.states !== void 0) {
							let data1 = data.states;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 3) {
										validate311.errors = [{
											instancePath: instancePath + "/states",
											schemaPath: "#/properties/states/maxItems",
											keyword: "maxItems",
											params: { limit: 3 }
										}];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate314(data1[i0], {
												instancePath: instancePath + "/states/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate314.errors : vErrors.concat(validate314.errors);
												errors = vErrors.length;
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate311.errors = [{
										instancePath: instancePath + "/states",
										schemaPath: "#/properties/states/type",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate311.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate311.errors = vErrors;
	return errors === 0;
}
validate311.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema94 = {
	"type": "object",
	"description": "What came of a try, and how that can be checked",
	"additionalProperties": false,
	"required": [
		"id",
		"gearEntityId",
		"gearId",
		"gearName",
		"type",
		"name",
		"level",
		"chancePercent",
		"isSure",
		"rolled",
		"success",
		"seed",
		"triedAt"
	],
	"properties": {
		"id": { "$ref": "#/components/schemas/Id" },
		"gearEntityId": {
			"$ref": "#/components/schemas/GearEntityId",
			"description": "The piece may be gone meanwhile"
		},
		"gearId": { "$ref": "#/components/schemas/GearId" },
		"gearName": {
			"$ref": "#/components/schemas/GearName",
			"description": "As it was called then"
		},
		"type": { "$ref": "#/components/schemas/GrindType" },
		"name": { "$ref": "#/components/schemas/GrindName" },
		"level": {
			"$ref": "#/components/schemas/GrindLevel",
			"description": "That was tried for"
		},
		"chancePercent": {
			"$ref": "#/components/schemas/Percent",
			"description": "As told before the try"
		},
		"isSure": {
			"type": "boolean",
			"description": "Enough failures were counted"
		},
		"rolled": {
			"type": "integer",
			"minimum": 0,
			"maximum": 99,
			"description": "Drawn from the seed; below the chance is a success",
			"examples": [37]
		},
		"success": { "type": "boolean" },
		"seed": {
			"type": "string",
			"minLength": 32,
			"maxLength": 32,
			"pattern": "^[0-9a-f]{32}$",
			"examples": ["000102030405060708090a0b0c0d0e0f"]
		},
		"triedAt": { "$ref": "#/components/schemas/Instant" }
	}
};
function validate328(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate328.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate225(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate225.errors : vErrors.concat(validate225.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/oneOf/1/type",
			keyword: "type",
			params: { type: "null" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		const err1 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
		validate328.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate328.errors = vErrors;
	return errors === 0;
}
validate328.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var pattern4 = /* @__PURE__ */ new RegExp("^[0-9a-f]{32}$", "u");
function validate322(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate322.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.id === void 0 && (missing0 = "id") || data.gearEntityId === void 0 && (missing0 = "gearEntityId") || data.gearId === void 0 && (missing0 = "gearId") || data.gearName === void 0 && (missing0 = "gearName") || data.type === void 0 && (missing0 = "type") || data.name === void 0 && (missing0 = "name") || data.level === void 0 && (missing0 = "level") || data.chancePercent === void 0 && (missing0 = "chancePercent") || data.isSure === void 0 && (missing0 = "isSure") || data.rolled === void 0 && (missing0 = "rolled") || data.success === void 0 && (missing0 = "success") || data.seed === void 0 && (missing0 = "seed") || data.triedAt === void 0 && (missing0 = "triedAt")) {
				validate322.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func2.call(schema94.properties, key0)) {
					validate322.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.id !== void 0) {
						const _errs2 = errors;
						if (!validate65(data.id, {
							instancePath: instancePath + "/id",
							parentData: data,
							parentDataProperty: "id",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.gearEntityId !== void 0) {
							const _errs3 = errors;
							if (!validate312(data.gearEntityId, {
								instancePath: instancePath + "/gearEntityId",
								parentData: data,
								parentDataProperty: "gearEntityId",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.gearId !== void 0) {
								const _errs4 = errors;
								if (!validate183(data.gearId, {
									instancePath: instancePath + "/gearId",
									parentData: data,
									parentDataProperty: "gearId",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.gearName !== void 0) {
									const _errs5 = errors;
									if (!validate185(data.gearName, {
										instancePath: instancePath + "/gearName",
										parentData: data,
										parentDataProperty: "gearName",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.type !== void 0) {
										const _errs6 = errors;
										if (!validate315(data.type, {
											instancePath: instancePath + "/type",
											parentData: data,
											parentDataProperty: "type",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.name !== void 0) {
											const _errs7 = errors;
											if (!validate328(data.name, {
												instancePath: instancePath + "/name",
												parentData: data,
												parentDataProperty: "name",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate328.errors : vErrors.concat(validate328.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.level !== void 0) {
												const _errs8 = errors;
												if (!validate227(data.level, {
													instancePath: instancePath + "/level",
													parentData: data,
													parentDataProperty: "level",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.chancePercent !== void 0) {
													const _errs9 = errors;
													if (!validate102(data.chancePercent, {
														instancePath: instancePath + "/chancePercent",
														parentData: data,
														parentDataProperty: "chancePercent",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.isSure !== void 0) {
														const _errs10 = errors;
														if (typeof data.isSure !== "boolean") {
															validate322.errors = [{
																instancePath: instancePath + "/isSure",
																schemaPath: "#/properties/isSure/type",
																keyword: "type",
																params: { type: "boolean" }
															}];
															return false;
														}
														var valid0 = _errs10 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.rolled !== void 0) {
															let data9 = data.rolled;
															const _errs12 = errors;
															if (!(typeof data9 == "number" && !(data9 % 1) && !isNaN(data9))) {
																validate322.errors = [{
																	instancePath: instancePath + "/rolled",
																	schemaPath: "#/properties/rolled/type",
																	keyword: "type",
																	params: { type: "integer" }
																}];
																return false;
															}
															if (errors === _errs12) {
																if (typeof data9 == "number") {
																	if (data9 > 99 || isNaN(data9)) {
																		validate322.errors = [{
																			instancePath: instancePath + "/rolled",
																			schemaPath: "#/properties/rolled/maximum",
																			keyword: "maximum",
																			params: {
																				comparison: "<=",
																				limit: 99
																			}
																		}];
																		return false;
																	} else if (data9 < 0 || isNaN(data9)) {
																		validate322.errors = [{
																			instancePath: instancePath + "/rolled",
																			schemaPath: "#/properties/rolled/minimum",
																			keyword: "minimum",
																			params: {
																				comparison: ">=",
																				limit: 0
																			}
																		}];
																		return false;
																	}
																}
															}
															var valid0 = _errs12 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.success !== void 0) {
																const _errs14 = errors;
																if (typeof data.success !== "boolean") {
																	validate322.errors = [{
																		instancePath: instancePath + "/success",
																		schemaPath: "#/properties/success/type",
																		keyword: "type",
																		params: { type: "boolean" }
																	}];
																	return false;
																}
																var valid0 = _errs14 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.seed !== void 0) {
																	let data11 = data.seed;
																	const _errs16 = errors;
																	if (errors === _errs16) {
																		if (typeof data11 === "string") {
																			if (func3(data11) > 32) {
																				validate322.errors = [{
																					instancePath: instancePath + "/seed",
																					schemaPath: "#/properties/seed/maxLength",
																					keyword: "maxLength",
																					params: { limit: 32 }
																				}];
																				return false;
																			} else if (func3(data11) < 32) {
																				validate322.errors = [{
																					instancePath: instancePath + "/seed",
																					schemaPath: "#/properties/seed/minLength",
																					keyword: "minLength",
																					params: { limit: 32 }
																				}];
																				return false;
																			} else if (!pattern4.test(data11)) {
																				validate322.errors = [{
																					instancePath: instancePath + "/seed",
																					schemaPath: "#/properties/seed/pattern",
																					keyword: "pattern",
																					params: { pattern: "^[0-9a-f]{32}$" }
																				}];
																				return false;
																			}
																		} else {
																			validate322.errors = [{
																				instancePath: instancePath + "/seed",
																				schemaPath: "#/properties/seed/type",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																	}
																	var valid0 = _errs16 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.triedAt !== void 0) {
																		const _errs18 = errors;
																		if (!validate96(data.triedAt, {
																			instancePath: instancePath + "/triedAt",
																			parentData: data,
																			parentDataProperty: "triedAt",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs18 === errors;
																	} else var valid0 = true;
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate322.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate322.errors = vErrors;
	return errors === 0;
}
validate322.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate304(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate304.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.forgeLevel === void 0 && (missing0 = "forgeLevel") || data.cost === void 0 && (missing0 = "cost") || data.chanceBonusPercent === void 0 && (missing0 = "chanceBonusPercent") || data.chances === void 0 && (missing0 = "chances") || data.pieces === void 0 && (missing0 = "pieces") || data.tries === void 0 && (missing0 = "tries")) {
				validate304.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "forgeLevel" || key0 === "cost" || key0 === "chanceBonusPercent" || key0 === "chances" || key0 === "pieces" || key0 === "tries")) {
					validate304.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.forgeLevel !== void 0) {
						let data0 = data.forgeLevel;
						const _errs2 = errors;
						if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0))) {
							validate304.errors = [{
								instancePath: instancePath + "/forgeLevel",
								schemaPath: "#/properties/forgeLevel/type",
								keyword: "type",
								params: { type: "integer" }
							}];
							return false;
						}
						if (errors === _errs2) {
							if (typeof data0 == "number") {
								if (data0 > 1e3 || isNaN(data0)) {
									validate304.errors = [{
										instancePath: instancePath + "/forgeLevel",
										schemaPath: "#/properties/forgeLevel/maximum",
										keyword: "maximum",
										params: {
											comparison: "<=",
											limit: 1e3
										}
									}];
									return false;
								} else if (data0 < 0 || isNaN(data0)) {
									validate304.errors = [{
										instancePath: instancePath + "/forgeLevel",
										schemaPath: "#/properties/forgeLevel/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										}
									}];
									return false;
								}
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.cost !== void 0) {
							const _errs4 = errors;
							if (!validate104(data.cost, {
								instancePath: instancePath + "/cost",
								parentData: data,
								parentDataProperty: "cost",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.chanceBonusPercent !== void 0) {
								const _errs5 = errors;
								if (!validate102(data.chanceBonusPercent, {
									instancePath: instancePath + "/chanceBonusPercent",
									parentData: data,
									parentDataProperty: "chanceBonusPercent",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.chances !== void 0) {
									let data3 = data.chances;
									const _errs6 = errors;
									if (errors === _errs6) {
										if (Array.isArray(data3)) {
											if (data3.length > 1e3) {
												validate304.errors = [{
													instancePath: instancePath + "/chances",
													schemaPath: "#/properties/chances/maxItems",
													keyword: "maxItems",
													params: { limit: 1e3 }
												}];
												return false;
											} else {
												const len0 = data3.length;
												for (let i0 = 0; i0 < len0; i0++) {
													const _errs8 = errors;
													if (!validate307(data3[i0], {
														instancePath: instancePath + "/chances/" + i0,
														parentData: data3,
														parentDataProperty: i0,
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate307.errors : vErrors.concat(validate307.errors);
														errors = vErrors.length;
													}
													if (!(_errs8 === errors)) break;
												}
											}
										} else {
											validate304.errors = [{
												instancePath: instancePath + "/chances",
												schemaPath: "#/properties/chances/type",
												keyword: "type",
												params: { type: "array" }
											}];
											return false;
										}
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.pieces !== void 0) {
										let data5 = data.pieces;
										const _errs9 = errors;
										if (errors === _errs9) {
											if (Array.isArray(data5)) {
												if (data5.length > 1e3) {
													validate304.errors = [{
														instancePath: instancePath + "/pieces",
														schemaPath: "#/properties/pieces/maxItems",
														keyword: "maxItems",
														params: { limit: 1e3 }
													}];
													return false;
												} else {
													const len1 = data5.length;
													for (let i1 = 0; i1 < len1; i1++) {
														const _errs11 = errors;
														if (!validate311(data5[i1], {
															instancePath: instancePath + "/pieces/" + i1,
															parentData: data5,
															parentDataProperty: i1,
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate311.errors : vErrors.concat(validate311.errors);
															errors = vErrors.length;
														}
														if (!(_errs11 === errors)) break;
													}
												}
											} else {
												validate304.errors = [{
													instancePath: instancePath + "/pieces",
													schemaPath: "#/properties/pieces/type",
													keyword: "type",
													params: { type: "array" }
												}];
												return false;
											}
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.tries !== void 0) {
											let data7 = data.tries;
											const _errs12 = errors;
											if (errors === _errs12) {
												if (Array.isArray(data7)) {
													if (data7.length > 20) {
														validate304.errors = [{
															instancePath: instancePath + "/tries",
															schemaPath: "#/properties/tries/maxItems",
															keyword: "maxItems",
															params: { limit: 20 }
														}];
														return false;
													} else {
														const len2 = data7.length;
														for (let i2 = 0; i2 < len2; i2++) {
															const _errs14 = errors;
															if (!validate322(data7[i2], {
																instancePath: instancePath + "/tries/" + i2,
																parentData: data7,
																parentDataProperty: i2,
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate322.errors : vErrors.concat(validate322.errors);
																errors = vErrors.length;
															}
															if (!(_errs14 === errors)) break;
														}
													}
												} else {
													validate304.errors = [{
														instancePath: instancePath + "/tries",
														schemaPath: "#/properties/tries/type",
														keyword: "type",
														params: { type: "array" }
													}];
													return false;
												}
											}
											var valid0 = _errs12 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate304.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate304.errors = vErrors;
	return errors === 0;
}
validate304.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate302(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate302.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate302.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate302.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate304(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate304.errors : vErrors.concat(validate304.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate302.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate302.errors = vErrors;
	return errors === 0;
}
validate302.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate344.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.gearEntityId === void 0 && (missing0 = "gearEntityId") || data.recyclePoints === void 0 && (missing0 = "recyclePoints") || data.isDoubled === void 0 && (missing0 = "isDoubled")) {
				validate344.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "gearEntityId" || key0 === "recyclePoints" || key0 === "isDoubled")) {
					validate344.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.gearEntityId !== void 0) {
						const _errs2 = errors;
						if (!validate312(data.gearEntityId, {
							instancePath: instancePath + "/gearEntityId",
							parentData: data,
							parentDataProperty: "gearEntityId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate312.errors : vErrors.concat(validate312.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.recyclePoints !== void 0) {
							const _errs3 = errors;
							if (!validate76(data.recyclePoints, {
								instancePath: instancePath + "/recyclePoints",
								parentData: data,
								parentDataProperty: "recyclePoints",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.isDoubled !== void 0) {
								const _errs4 = errors;
								if (typeof data.isDoubled !== "boolean") {
									validate344.errors = [{
										instancePath: instancePath + "/isDoubled",
										schemaPath: "#/properties/isDoubled/type",
										keyword: "type",
										params: { type: "boolean" }
									}];
									return false;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate344.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate344.errors = vErrors;
	return errors === 0;
}
validate344.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate339(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate339.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.enhancePoints === void 0 && (missing0 = "enhancePoints") || data.skillPercent === void 0 && (missing0 = "skillPercent") || data.renameCost === void 0 && (missing0 = "renameCost") || data.renameStars === void 0 && (missing0 = "renameStars") || data.pieces === void 0 && (missing0 = "pieces")) {
				validate339.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "enhancePoints" || key0 === "skillPercent" || key0 === "renameCost" || key0 === "renameStars" || key0 === "pieces")) {
					validate339.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.enhancePoints !== void 0) {
						const _errs2 = errors;
						if (!validate76(data.enhancePoints, {
							instancePath: instancePath + "/enhancePoints",
							parentData: data,
							parentDataProperty: "enhancePoints",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.skillPercent !== void 0) {
							const _errs3 = errors;
							if (!validate102(data.skillPercent, {
								instancePath: instancePath + "/skillPercent",
								parentData: data,
								parentDataProperty: "skillPercent",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.renameCost !== void 0) {
								const _errs4 = errors;
								if (!validate104(data.renameCost, {
									instancePath: instancePath + "/renameCost",
									parentData: data,
									parentDataProperty: "renameCost",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.renameStars !== void 0) {
									const _errs5 = errors;
									if (!validate193(data.renameStars, {
										instancePath: instancePath + "/renameStars",
										parentData: data,
										parentDataProperty: "renameStars",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate193.errors : vErrors.concat(validate193.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.pieces !== void 0) {
										let data4 = data.pieces;
										const _errs6 = errors;
										if (errors === _errs6) {
											if (Array.isArray(data4)) {
												if (data4.length > 1e3) {
													validate339.errors = [{
														instancePath: instancePath + "/pieces",
														schemaPath: "#/properties/pieces/maxItems",
														keyword: "maxItems",
														params: { limit: 1e3 }
													}];
													return false;
												} else {
													const len0 = data4.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs8 = errors;
														if (!validate344(data4[i0], {
															instancePath: instancePath + "/pieces/" + i0,
															parentData: data4,
															parentDataProperty: i0,
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
															errors = vErrors.length;
														}
														if (!(_errs8 === errors)) break;
													}
												}
											} else {
												validate339.errors = [{
													instancePath: instancePath + "/pieces",
													schemaPath: "#/properties/pieces/type",
													keyword: "type",
													params: { type: "array" }
												}];
												return false;
											}
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate339.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate339.errors = vErrors;
	return errors === 0;
}
validate339.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate337(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate337.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate337.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate337.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate339(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate337.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate337.errors = vErrors;
	return errors === 0;
}
validate337.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema100 = {
	"type": "object",
	"description": "Channel forgeCraft. What the forge can make; gear and resources stand in the channel inventory.",
	"additionalProperties": false,
	"required": [
		"forgeLevel",
		"forgeLevelMin",
		"budget",
		"kindsMax",
		"goldPerPoint",
		"discountBasisPoints",
		"resetCost",
		"bonuses",
		"classes"
	],
	"properties": {
		"forgeLevel": { "$ref": "#/components/schemas/BuildingLevel" },
		"forgeLevelMin": {
			"$ref": "#/components/schemas/BuildingLevel",
			"description": "That crafting needs"
		},
		"budget": {
			"$ref": "#/components/schemas/CraftPoints",
			"description": "Points of one craft, by forge and skill"
		},
		"kindsMax": {
			"type": "integer",
			"minimum": 1,
			"maximum": 20,
			"description": "Different bonuses of one craft"
		},
		"goldPerPoint": {
			"$ref": "#/components/schemas/Amount",
			"description": "Before the discount"
		},
		"discountBasisPoints": {
			"type": "integer",
			"minimum": 0,
			"maximum": 1e4,
			"description": "What skills take off the gold; the sum is rounded up"
		},
		"resetCost": { "$ref": "#/components/schemas/Price" },
		"bonuses": {
			"type": "array",
			"maxItems": 20,
			"items": { "$ref": "#/components/schemas/CraftBonusPrice" }
		},
		"classes": {
			"type": "array",
			"maxItems": 30,
			"items": { "$ref": "#/components/schemas/CraftOfClass" }
		}
	}
};
function validate355(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate355.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate355.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e6 || isNaN(data)) {
			validate355.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e6
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate355.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate355.errors = vErrors;
	return true;
}
validate355.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema103 = {
	"type": "string",
	"enum": [
		"archersAttack",
		"swordsmenAttack",
		"cavalryAttack",
		"armor",
		"archersMastery",
		"swordsmenMastery",
		"dodge",
		"luck",
		"archers",
		"swordsmen",
		"squires",
		"priests",
		"instructors",
		"peasants",
		"servants",
		"cavalry"
	]
};
function validate360(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate360.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate360.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "archersAttack" || data === "swordsmenAttack" || data === "cavalryAttack" || data === "armor" || data === "archersMastery" || data === "swordsmenMastery" || data === "dodge" || data === "luck" || data === "archers" || data === "swordsmen" || data === "squires" || data === "priests" || data === "instructors" || data === "peasants" || data === "servants" || data === "cavalry")) {
		validate360.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema103.enum }
		}];
		return false;
	}
	validate360.errors = vErrors;
	return true;
}
validate360.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate359.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.bonus === void 0 && (missing0 = "bonus") || data.points === void 0 && (missing0 = "points")) {
				validate359.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "bonus" || key0 === "points")) {
					validate359.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.bonus !== void 0) {
						const _errs2 = errors;
						if (!validate360(data.bonus, {
							instancePath: instancePath + "/bonus",
							parentData: data,
							parentDataProperty: "bonus",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.points !== void 0) {
							const _errs3 = errors;
							if (!validate355(data.points, {
								instancePath: instancePath + "/points",
								parentData: data,
								parentDataProperty: "points",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate359.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate359.errors = vErrors;
	return errors === 0;
}
validate359.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate364(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate364.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.gearClass === void 0 && (missing0 = "gearClass") || data.bonuses === void 0 && (missing0 = "bonuses") || data.materials === void 0 && (missing0 = "materials")) {
				validate364.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "gearClass" || key0 === "bonuses" || key0 === "materials")) {
					validate364.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.gearClass !== void 0) {
						const _errs2 = errors;
						if (!validate190(data.gearClass, {
							instancePath: instancePath + "/gearClass",
							parentData: data,
							parentDataProperty: "gearClass",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.bonuses !== void 0) {
							let data1 = data.bonuses;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 20) {
										validate364.errors = [{
											instancePath: instancePath + "/bonuses",
											schemaPath: "#/properties/bonuses/maxItems",
											keyword: "maxItems",
											params: { limit: 20 }
										}];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate360(data1[i0], {
												instancePath: instancePath + "/bonuses/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate360.errors : vErrors.concat(validate360.errors);
												errors = vErrors.length;
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate364.errors = [{
										instancePath: instancePath + "/bonuses",
										schemaPath: "#/properties/bonuses/type",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.materials !== void 0) {
								let data3 = data.materials;
								const _errs6 = errors;
								if (errors === _errs6) {
									if (Array.isArray(data3)) {
										if (data3.length > 10) {
											validate364.errors = [{
												instancePath: instancePath + "/materials",
												schemaPath: "#/properties/materials/maxItems",
												keyword: "maxItems",
												params: { limit: 10 }
											}];
											return false;
										} else {
											const len1 = data3.length;
											for (let i1 = 0; i1 < len1; i1++) {
												const _errs8 = errors;
												if (!validate292(data3[i1], {
													instancePath: instancePath + "/materials/" + i1,
													parentData: data3,
													parentDataProperty: i1,
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
													errors = vErrors.length;
												}
												if (!(_errs8 === errors)) break;
											}
										}
									} else {
										validate364.errors = [{
											instancePath: instancePath + "/materials",
											schemaPath: "#/properties/materials/type",
											keyword: "type",
											params: { type: "array" }
										}];
										return false;
									}
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate364.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate364.errors = vErrors;
	return errors === 0;
}
validate364.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate352(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate352.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.forgeLevel === void 0 && (missing0 = "forgeLevel") || data.forgeLevelMin === void 0 && (missing0 = "forgeLevelMin") || data.budget === void 0 && (missing0 = "budget") || data.kindsMax === void 0 && (missing0 = "kindsMax") || data.goldPerPoint === void 0 && (missing0 = "goldPerPoint") || data.discountBasisPoints === void 0 && (missing0 = "discountBasisPoints") || data.resetCost === void 0 && (missing0 = "resetCost") || data.bonuses === void 0 && (missing0 = "bonuses") || data.classes === void 0 && (missing0 = "classes")) {
				validate352.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func2.call(schema100.properties, key0)) {
					validate352.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.forgeLevel !== void 0) {
						const _errs2 = errors;
						if (!validate279(data.forgeLevel, {
							instancePath: instancePath + "/forgeLevel",
							parentData: data,
							parentDataProperty: "forgeLevel",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.forgeLevelMin !== void 0) {
							const _errs3 = errors;
							if (!validate279(data.forgeLevelMin, {
								instancePath: instancePath + "/forgeLevelMin",
								parentData: data,
								parentDataProperty: "forgeLevelMin",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate279.errors : vErrors.concat(validate279.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.budget !== void 0) {
								const _errs4 = errors;
								if (!validate355(data.budget, {
									instancePath: instancePath + "/budget",
									parentData: data,
									parentDataProperty: "budget",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.kindsMax !== void 0) {
									let data3 = data.kindsMax;
									const _errs5 = errors;
									if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3))) {
										validate352.errors = [{
											instancePath: instancePath + "/kindsMax",
											schemaPath: "#/properties/kindsMax/type",
											keyword: "type",
											params: { type: "integer" }
										}];
										return false;
									}
									if (errors === _errs5) {
										if (typeof data3 == "number") {
											if (data3 > 20 || isNaN(data3)) {
												validate352.errors = [{
													instancePath: instancePath + "/kindsMax",
													schemaPath: "#/properties/kindsMax/maximum",
													keyword: "maximum",
													params: {
														comparison: "<=",
														limit: 20
													}
												}];
												return false;
											} else if (data3 < 1 || isNaN(data3)) {
												validate352.errors = [{
													instancePath: instancePath + "/kindsMax",
													schemaPath: "#/properties/kindsMax/minimum",
													keyword: "minimum",
													params: {
														comparison: ">=",
														limit: 1
													}
												}];
												return false;
											}
										}
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.goldPerPoint !== void 0) {
										const _errs7 = errors;
										if (!validate76(data.goldPerPoint, {
											instancePath: instancePath + "/goldPerPoint",
											parentData: data,
											parentDataProperty: "goldPerPoint",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.discountBasisPoints !== void 0) {
											let data5 = data.discountBasisPoints;
											const _errs8 = errors;
											if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
												validate352.errors = [{
													instancePath: instancePath + "/discountBasisPoints",
													schemaPath: "#/properties/discountBasisPoints/type",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (errors === _errs8) {
												if (typeof data5 == "number") {
													if (data5 > 1e4 || isNaN(data5)) {
														validate352.errors = [{
															instancePath: instancePath + "/discountBasisPoints",
															schemaPath: "#/properties/discountBasisPoints/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 1e4
															}
														}];
														return false;
													} else if (data5 < 0 || isNaN(data5)) {
														validate352.errors = [{
															instancePath: instancePath + "/discountBasisPoints",
															schemaPath: "#/properties/discountBasisPoints/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 0
															}
														}];
														return false;
													}
												}
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.resetCost !== void 0) {
												const _errs10 = errors;
												if (!validate104(data.resetCost, {
													instancePath: instancePath + "/resetCost",
													parentData: data,
													parentDataProperty: "resetCost",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs10 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.bonuses !== void 0) {
													let data7 = data.bonuses;
													const _errs11 = errors;
													if (errors === _errs11) {
														if (Array.isArray(data7)) {
															if (data7.length > 20) {
																validate352.errors = [{
																	instancePath: instancePath + "/bonuses",
																	schemaPath: "#/properties/bonuses/maxItems",
																	keyword: "maxItems",
																	params: { limit: 20 }
																}];
																return false;
															} else {
																const len0 = data7.length;
																for (let i0 = 0; i0 < len0; i0++) {
																	const _errs13 = errors;
																	if (!validate359(data7[i0], {
																		instancePath: instancePath + "/bonuses/" + i0,
																		parentData: data7,
																		parentDataProperty: i0,
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
																		errors = vErrors.length;
																	}
																	if (!(_errs13 === errors)) break;
																}
															}
														} else {
															validate352.errors = [{
																instancePath: instancePath + "/bonuses",
																schemaPath: "#/properties/bonuses/type",
																keyword: "type",
																params: { type: "array" }
															}];
															return false;
														}
													}
													var valid0 = _errs11 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.classes !== void 0) {
														let data9 = data.classes;
														const _errs14 = errors;
														if (errors === _errs14) {
															if (Array.isArray(data9)) {
																if (data9.length > 30) {
																	validate352.errors = [{
																		instancePath: instancePath + "/classes",
																		schemaPath: "#/properties/classes/maxItems",
																		keyword: "maxItems",
																		params: { limit: 30 }
																	}];
																	return false;
																} else {
																	const len1 = data9.length;
																	for (let i1 = 0; i1 < len1; i1++) {
																		const _errs16 = errors;
																		if (!validate364(data9[i1], {
																			instancePath: instancePath + "/classes/" + i1,
																			parentData: data9,
																			parentDataProperty: i1,
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate364.errors : vErrors.concat(validate364.errors);
																			errors = vErrors.length;
																		}
																		if (!(_errs16 === errors)) break;
																	}
																}
															} else {
																validate352.errors = [{
																	instancePath: instancePath + "/classes",
																	schemaPath: "#/properties/classes/type",
																	keyword: "type",
																	params: { type: "array" }
																}];
																return false;
															}
														}
														var valid0 = _errs14 === errors;
													} else var valid0 = true;
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate352.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate352.errors = vErrors;
	return errors === 0;
}
validate352.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate350.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate350.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate350.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate352(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate352.errors : vErrors.concat(validate352.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate350.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate350.errors = vErrors;
	return errors === 0;
}
validate350.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate375(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate375.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate375.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 9e15 || isNaN(data)) {
			validate375.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9e15
				}
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate375.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				}
			}];
			return false;
		}
	}
	validate375.errors = vErrors;
	return true;
}
validate375.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate377(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate377.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 20) {
			validate377.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 20 }
			}];
			return false;
		} else if (func3(data) < 1) {
			validate377.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		}
	} else {
		validate377.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate377.errors = vErrors;
	return true;
}
validate377.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate374(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate374.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.categoryId === void 0 && (missing0 = "categoryId") || data.name === void 0 && (missing0 = "name")) {
				validate374.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "categoryId" || key0 === "name")) {
					validate374.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.categoryId !== void 0) {
						const _errs2 = errors;
						if (!validate375(data.categoryId, {
							instancePath: instancePath + "/categoryId",
							parentData: data,
							parentDataProperty: "categoryId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							const _errs3 = errors;
							if (!validate377(data.name, {
								instancePath: instancePath + "/name",
								parentData: data,
								parentDataProperty: "name",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate377.errors : vErrors.concat(validate377.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate374.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate374.errors = vErrors;
	return errors === 0;
}
validate374.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema110 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"recipeId",
		"categoryId",
		"gearId",
		"modelName",
		"icon",
		"gearClass",
		"level",
		"choice",
		"points",
		"levelMin"
	],
	"properties": {
		"recipeId": { "$ref": "#/components/schemas/CraftRecipeId" },
		"categoryId": { "$ref": "#/components/schemas/CraftCategoryOrNone" },
		"gearId": { "$ref": "#/components/schemas/CraftModelId" },
		"modelName": { "$ref": "#/components/schemas/GearName" },
		"icon": { "$ref": "#/components/schemas/GameIcon" },
		"gearClass": { "$ref": "#/components/schemas/GearClass" },
		"level": {
			"$ref": "#/components/schemas/Level",
			"description": "That the model is made for"
		},
		"choice": { "$ref": "#/components/schemas/CraftChoice" },
		"points": { "$ref": "#/components/schemas/CraftPoints" },
		"levelMin": {
			"$ref": "#/components/schemas/GearLevelNumber",
			"description": "That the craft asks for of who wears it"
		}
	}
};
function validate381(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate381.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate381.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 9e15 || isNaN(data)) {
			validate381.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9e15
				}
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate381.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				}
			}];
			return false;
		}
	}
	validate381.errors = vErrors;
	return true;
}
validate381.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate383(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate383.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate375(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate375.errors : vErrors.concat(validate375.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/oneOf/1/type",
			keyword: "type",
			params: { type: "null" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		const err1 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
		validate383.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate383.errors = vErrors;
	return errors === 0;
}
validate383.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate386(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate386.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate386.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e5 || isNaN(data)) {
			validate386.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e5
				}
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate386.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				}
			}];
			return false;
		}
	}
	validate386.errors = vErrors;
	return true;
}
validate386.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema114 = {
	"type": "object",
	"description": "What a craft gives: so many units of each bonus. An attack counts for both of its ends.",
	"additionalProperties": false,
	"properties": {
		"archersAttack": { "$ref": "#/components/schemas/CraftUnits" },
		"swordsmenAttack": { "$ref": "#/components/schemas/CraftUnits" },
		"cavalryAttack": { "$ref": "#/components/schemas/CraftUnits" },
		"armor": { "$ref": "#/components/schemas/CraftUnits" },
		"archersMastery": { "$ref": "#/components/schemas/CraftUnits" },
		"swordsmenMastery": { "$ref": "#/components/schemas/CraftUnits" },
		"dodge": { "$ref": "#/components/schemas/CraftUnits" },
		"luck": { "$ref": "#/components/schemas/CraftUnits" },
		"archers": { "$ref": "#/components/schemas/CraftUnits" },
		"swordsmen": { "$ref": "#/components/schemas/CraftUnits" },
		"squires": { "$ref": "#/components/schemas/CraftUnits" },
		"priests": { "$ref": "#/components/schemas/CraftUnits" },
		"instructors": { "$ref": "#/components/schemas/CraftUnits" },
		"peasants": { "$ref": "#/components/schemas/CraftUnits" },
		"servants": { "$ref": "#/components/schemas/CraftUnits" },
		"cavalry": { "$ref": "#/components/schemas/CraftUnits" }
	},
	"example": {
		"archersAttack": 6,
		"archersMastery": 2
	}
};
function validate393(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate393.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate393.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e4 || isNaN(data)) {
			validate393.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e4
				}
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate393.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				}
			}];
			return false;
		}
	}
	validate393.errors = vErrors;
	return true;
}
validate393.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate392(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate392.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!func2.call(schema114.properties, key0)) {
				validate392.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 }
				}];
				return false;
			}
			if (_errs1 === errors) {
				if (data.archersAttack !== void 0) {
					const _errs2 = errors;
					if (!validate393(data.archersAttack, {
						instancePath: instancePath + "/archersAttack",
						parentData: data,
						parentDataProperty: "archersAttack",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.swordsmenAttack !== void 0) {
						const _errs3 = errors;
						if (!validate393(data.swordsmenAttack, {
							instancePath: instancePath + "/swordsmenAttack",
							parentData: data,
							parentDataProperty: "swordsmenAttack",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.cavalryAttack !== void 0) {
							const _errs4 = errors;
							if (!validate393(data.cavalryAttack, {
								instancePath: instancePath + "/cavalryAttack",
								parentData: data,
								parentDataProperty: "cavalryAttack",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.armor !== void 0) {
								const _errs5 = errors;
								if (!validate393(data.armor, {
									instancePath: instancePath + "/armor",
									parentData: data,
									parentDataProperty: "armor",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.archersMastery !== void 0) {
									const _errs6 = errors;
									if (!validate393(data.archersMastery, {
										instancePath: instancePath + "/archersMastery",
										parentData: data,
										parentDataProperty: "archersMastery",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.swordsmenMastery !== void 0) {
										const _errs7 = errors;
										if (!validate393(data.swordsmenMastery, {
											instancePath: instancePath + "/swordsmenMastery",
											parentData: data,
											parentDataProperty: "swordsmenMastery",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.dodge !== void 0) {
											const _errs8 = errors;
											if (!validate393(data.dodge, {
												instancePath: instancePath + "/dodge",
												parentData: data,
												parentDataProperty: "dodge",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.luck !== void 0) {
												const _errs9 = errors;
												if (!validate393(data.luck, {
													instancePath: instancePath + "/luck",
													parentData: data,
													parentDataProperty: "luck",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs9 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.archers !== void 0) {
													const _errs10 = errors;
													if (!validate393(data.archers, {
														instancePath: instancePath + "/archers",
														parentData: data,
														parentDataProperty: "archers",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs10 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.swordsmen !== void 0) {
														const _errs11 = errors;
														if (!validate393(data.swordsmen, {
															instancePath: instancePath + "/swordsmen",
															parentData: data,
															parentDataProperty: "swordsmen",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs11 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.squires !== void 0) {
															const _errs12 = errors;
															if (!validate393(data.squires, {
																instancePath: instancePath + "/squires",
																parentData: data,
																parentDataProperty: "squires",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs12 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.priests !== void 0) {
																const _errs13 = errors;
																if (!validate393(data.priests, {
																	instancePath: instancePath + "/priests",
																	parentData: data,
																	parentDataProperty: "priests",
																	rootData,
																	dynamicAnchors
																})) {
																	vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs13 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.instructors !== void 0) {
																	const _errs14 = errors;
																	if (!validate393(data.instructors, {
																		instancePath: instancePath + "/instructors",
																		parentData: data,
																		parentDataProperty: "instructors",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs14 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.peasants !== void 0) {
																		const _errs15 = errors;
																		if (!validate393(data.peasants, {
																			instancePath: instancePath + "/peasants",
																			parentData: data,
																			parentDataProperty: "peasants",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs15 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.servants !== void 0) {
																			const _errs16 = errors;
																			if (!validate393(data.servants, {
																				instancePath: instancePath + "/servants",
																				parentData: data,
																				parentDataProperty: "servants",
																				rootData,
																				dynamicAnchors
																			})) {
																				vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
																				errors = vErrors.length;
																			}
																			var valid0 = _errs16 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.cavalry !== void 0) {
																				const _errs17 = errors;
																				if (!validate393(data.cavalry, {
																					instancePath: instancePath + "/cavalry",
																					parentData: data,
																					parentDataProperty: "cavalry",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs17 === errors;
																			} else var valid0 = true;
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate392.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate392.errors = vErrors;
	return errors === 0;
}
validate392.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate380(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate380.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.recipeId === void 0 && (missing0 = "recipeId") || data.categoryId === void 0 && (missing0 = "categoryId") || data.gearId === void 0 && (missing0 = "gearId") || data.modelName === void 0 && (missing0 = "modelName") || data.icon === void 0 && (missing0 = "icon") || data.gearClass === void 0 && (missing0 = "gearClass") || data.level === void 0 && (missing0 = "level") || data.choice === void 0 && (missing0 = "choice") || data.points === void 0 && (missing0 = "points") || data.levelMin === void 0 && (missing0 = "levelMin")) {
				validate380.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func2.call(schema110.properties, key0)) {
					validate380.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.recipeId !== void 0) {
						const _errs2 = errors;
						if (!validate381(data.recipeId, {
							instancePath: instancePath + "/recipeId",
							parentData: data,
							parentDataProperty: "recipeId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate381.errors : vErrors.concat(validate381.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.categoryId !== void 0) {
							const _errs3 = errors;
							if (!validate383(data.categoryId, {
								instancePath: instancePath + "/categoryId",
								parentData: data,
								parentDataProperty: "categoryId",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate383.errors : vErrors.concat(validate383.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.gearId !== void 0) {
								const _errs4 = errors;
								if (!validate386(data.gearId, {
									instancePath: instancePath + "/gearId",
									parentData: data,
									parentDataProperty: "gearId",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.modelName !== void 0) {
									const _errs5 = errors;
									if (!validate185(data.modelName, {
										instancePath: instancePath + "/modelName",
										parentData: data,
										parentDataProperty: "modelName",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.icon !== void 0) {
										const _errs6 = errors;
										if (!validate188(data.icon, {
											instancePath: instancePath + "/icon",
											parentData: data,
											parentDataProperty: "icon",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.gearClass !== void 0) {
											const _errs7 = errors;
											if (!validate190(data.gearClass, {
												instancePath: instancePath + "/gearClass",
												parentData: data,
												parentDataProperty: "gearClass",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.level !== void 0) {
												const _errs8 = errors;
												if (!validate69(data.level, {
													instancePath: instancePath + "/level",
													parentData: data,
													parentDataProperty: "level",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.choice !== void 0) {
													const _errs9 = errors;
													if (!validate392(data.choice, {
														instancePath: instancePath + "/choice",
														parentData: data,
														parentDataProperty: "choice",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate392.errors : vErrors.concat(validate392.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.points !== void 0) {
														const _errs10 = errors;
														if (!validate355(data.points, {
															instancePath: instancePath + "/points",
															parentData: data,
															parentDataProperty: "points",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate355.errors : vErrors.concat(validate355.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs10 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.levelMin !== void 0) {
															const _errs11 = errors;
															if (!validate198(data.levelMin, {
																instancePath: instancePath + "/levelMin",
																parentData: data,
																parentDataProperty: "levelMin",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs11 === errors;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate380.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate380.errors = vErrors;
	return errors === 0;
}
validate380.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate373(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate373.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.categories === void 0 && (missing0 = "categories") || data.recipes === void 0 && (missing0 = "recipes") || data.categoriesMax === void 0 && (missing0 = "categoriesMax") || data.recipesMax === void 0 && (missing0 = "recipesMax")) {
				validate373.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "categories" || key0 === "recipes" || key0 === "categoriesMax" || key0 === "recipesMax")) {
					validate373.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.categories !== void 0) {
						let data0 = data.categories;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 20) {
									validate373.errors = [{
										instancePath: instancePath + "/categories",
										schemaPath: "#/properties/categories/maxItems",
										keyword: "maxItems",
										params: { limit: 20 }
									}];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate374(data0[i0], {
											instancePath: instancePath + "/categories/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate374.errors : vErrors.concat(validate374.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate373.errors = [{
									instancePath: instancePath + "/categories",
									schemaPath: "#/properties/categories/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.recipes !== void 0) {
							let data2 = data.recipes;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (Array.isArray(data2)) {
									if (data2.length > 100) {
										validate373.errors = [{
											instancePath: instancePath + "/recipes",
											schemaPath: "#/properties/recipes/maxItems",
											keyword: "maxItems",
											params: { limit: 100 }
										}];
										return false;
									} else {
										const len1 = data2.length;
										for (let i1 = 0; i1 < len1; i1++) {
											const _errs7 = errors;
											if (!validate380(data2[i1], {
												instancePath: instancePath + "/recipes/" + i1,
												parentData: data2,
												parentDataProperty: i1,
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate380.errors : vErrors.concat(validate380.errors);
												errors = vErrors.length;
											}
											if (!(_errs7 === errors)) break;
										}
									}
								} else {
									validate373.errors = [{
										instancePath: instancePath + "/recipes",
										schemaPath: "#/properties/recipes/type",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.categoriesMax !== void 0) {
								const _errs8 = errors;
								if (!validate76(data.categoriesMax, {
									instancePath: instancePath + "/categoriesMax",
									parentData: data,
									parentDataProperty: "categoriesMax",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.recipesMax !== void 0) {
									const _errs9 = errors;
									if (!validate76(data.recipesMax, {
										instancePath: instancePath + "/recipesMax",
										parentData: data,
										parentDataProperty: "recipesMax",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate373.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate373.errors = vErrors;
	return errors === 0;
}
validate373.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate371(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate371.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate371.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate371.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate373(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate373.errors : vErrors.concat(validate373.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate371.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate371.errors = vErrors;
	return errors === 0;
}
validate371.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema119 = {
	"type": "string",
	"enum": [
		"battle",
		"defence",
		"economy",
		"craft"
	]
};
function validate422(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate422.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate422.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "battle" || data === "defence" || data === "economy" || data === "craft")) {
		validate422.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema119.enum }
		}];
		return false;
	}
	validate422.errors = vErrors;
	return true;
}
validate422.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema121 = {
	"type": "string",
	"description": "What a skill acts on. All but storageSlots are shares in basis points; storageSlots are whole places.",
	"enum": [
		"attack",
		"health",
		"raidDefenceAttack",
		"raidDefenceHealth",
		"healthRecovery",
		"vault",
		"taxes",
		"missionGold",
		"unitPrice",
		"buildingCost",
		"shopPrice",
		"marketFee",
		"recyclePoints",
		"craftBudget",
		"craftCost",
		"sharpeningChance",
		"storageSlots"
	]
};
function validate426(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate426.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate426.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "attack" || data === "health" || data === "raidDefenceAttack" || data === "raidDefenceHealth" || data === "healthRecovery" || data === "vault" || data === "taxes" || data === "missionGold" || data === "unitPrice" || data === "buildingCost" || data === "shopPrice" || data === "marketFee" || data === "recyclePoints" || data === "craftBudget" || data === "craftCost" || data === "sharpeningChance" || data === "storageSlots")) {
		validate426.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema121.enum }
		}];
		return false;
	}
	validate426.errors = vErrors;
	return true;
}
validate426.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate428(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate428.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate428.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e4 || isNaN(data)) {
			validate428.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e4
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate428.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate428.errors = vErrors;
	return true;
}
validate428.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate425(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate425.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.effect === void 0 && (missing0 = "effect") || data.name === void 0 && (missing0 = "name") || data.value === void 0 && (missing0 = "value") || data.most === void 0 && (missing0 = "most")) {
				validate425.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "effect" || key0 === "name" || key0 === "value" || key0 === "most")) {
					validate425.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.effect !== void 0) {
						const _errs2 = errors;
						if (!validate426(data.effect, {
							instancePath: instancePath + "/effect",
							parentData: data,
							parentDataProperty: "effect",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data1 = data.name;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 60) {
										validate425.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 60 }
										}];
										return false;
									}
								} else {
									validate425.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.value !== void 0) {
								const _errs5 = errors;
								if (!validate428(data.value, {
									instancePath: instancePath + "/value",
									parentData: data,
									parentDataProperty: "value",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.most !== void 0) {
									const _errs6 = errors;
									if (!validate428(data.most, {
										instancePath: instancePath + "/most",
										parentData: data,
										parentDataProperty: "most",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate425.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate425.errors = vErrors;
	return errors === 0;
}
validate425.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate421(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate421.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.branchKey === void 0 && (missing0 = "branchKey") || data.name === void 0 && (missing0 = "name") || data.legend === void 0 && (missing0 = "legend") || data.icon === void 0 && (missing0 = "icon") || data.isOpen === void 0 && (missing0 = "isOpen") || data.learned === void 0 && (missing0 = "learned") || data.total === void 0 && (missing0 = "total") || data.totals === void 0 && (missing0 = "totals")) {
				validate421.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "branchKey" || key0 === "name" || key0 === "legend" || key0 === "icon" || key0 === "isOpen" || key0 === "learned" || key0 === "total" || key0 === "totals")) {
					validate421.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.branchKey !== void 0) {
						const _errs2 = errors;
						if (!validate422(data.branchKey, {
							instancePath: instancePath + "/branchKey",
							parentData: data,
							parentDataProperty: "branchKey",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data1 = data.name;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 60) {
										validate421.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 60 }
										}];
										return false;
									}
								} else {
									validate421.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.legend !== void 0) {
								let data2 = data.legend;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (typeof data2 === "string") {
										if (func3(data2) > 300) {
											validate421.errors = [{
												instancePath: instancePath + "/legend",
												schemaPath: "#/properties/legend/maxLength",
												keyword: "maxLength",
												params: { limit: 300 }
											}];
											return false;
										}
									} else {
										validate421.errors = [{
											instancePath: instancePath + "/legend",
											schemaPath: "#/properties/legend/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.icon !== void 0) {
									const _errs7 = errors;
									if (!validate188(data.icon, {
										instancePath: instancePath + "/icon",
										parentData: data,
										parentDataProperty: "icon",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.isOpen !== void 0) {
										const _errs8 = errors;
										if (typeof data.isOpen !== "boolean") {
											validate421.errors = [{
												instancePath: instancePath + "/isOpen",
												schemaPath: "#/properties/isOpen/type",
												keyword: "type",
												params: { type: "boolean" }
											}];
											return false;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.learned !== void 0) {
											let data5 = data.learned;
											const _errs10 = errors;
											if (!(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5))) {
												validate421.errors = [{
													instancePath: instancePath + "/learned",
													schemaPath: "#/properties/learned/type",
													keyword: "type",
													params: { type: "integer" }
												}];
												return false;
											}
											if (errors === _errs10) {
												if (typeof data5 == "number") {
													if (data5 > 1e3 || isNaN(data5)) {
														validate421.errors = [{
															instancePath: instancePath + "/learned",
															schemaPath: "#/properties/learned/maximum",
															keyword: "maximum",
															params: {
																comparison: "<=",
																limit: 1e3
															}
														}];
														return false;
													} else if (data5 < 0 || isNaN(data5)) {
														validate421.errors = [{
															instancePath: instancePath + "/learned",
															schemaPath: "#/properties/learned/minimum",
															keyword: "minimum",
															params: {
																comparison: ">=",
																limit: 0
															}
														}];
														return false;
													}
												}
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.total !== void 0) {
												let data6 = data.total;
												const _errs12 = errors;
												if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6))) {
													validate421.errors = [{
														instancePath: instancePath + "/total",
														schemaPath: "#/properties/total/type",
														keyword: "type",
														params: { type: "integer" }
													}];
													return false;
												}
												if (errors === _errs12) {
													if (typeof data6 == "number") {
														if (data6 > 1e3 || isNaN(data6)) {
															validate421.errors = [{
																instancePath: instancePath + "/total",
																schemaPath: "#/properties/total/maximum",
																keyword: "maximum",
																params: {
																	comparison: "<=",
																	limit: 1e3
																}
															}];
															return false;
														} else if (data6 < 0 || isNaN(data6)) {
															validate421.errors = [{
																instancePath: instancePath + "/total",
																schemaPath: "#/properties/total/minimum",
																keyword: "minimum",
																params: {
																	comparison: ">=",
																	limit: 0
																}
															}];
															return false;
														}
													}
												}
												var valid0 = _errs12 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.totals !== void 0) {
													let data7 = data.totals;
													const _errs14 = errors;
													if (errors === _errs14) {
														if (Array.isArray(data7)) {
															if (data7.length > 17) {
																validate421.errors = [{
																	instancePath: instancePath + "/totals",
																	schemaPath: "#/properties/totals/maxItems",
																	keyword: "maxItems",
																	params: { limit: 17 }
																}];
																return false;
															} else {
																const len0 = data7.length;
																for (let i0 = 0; i0 < len0; i0++) {
																	const _errs16 = errors;
																	if (!validate425(data7[i0], {
																		instancePath: instancePath + "/totals/" + i0,
																		parentData: data7,
																		parentDataProperty: i0,
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
																		errors = vErrors.length;
																	}
																	if (!(_errs16 === errors)) break;
																}
															}
														} else {
															validate421.errors = [{
																instancePath: instancePath + "/totals",
																schemaPath: "#/properties/totals/type",
																keyword: "type",
																params: { type: "array" }
															}];
															return false;
														}
													}
													var valid0 = _errs14 === errors;
												} else var valid0 = true;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate421.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate421.errors = vErrors;
	return errors === 0;
}
validate421.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate420(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate420.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.branches === void 0 && (missing0 = "branches") || data.nextCost === void 0 && (missing0 = "nextCost")) {
				validate420.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "branches" || key0 === "nextCost")) {
					validate420.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.branches !== void 0) {
						let data0 = data.branches;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 4) {
									validate420.errors = [{
										instancePath: instancePath + "/branches",
										schemaPath: "#/properties/branches/maxItems",
										keyword: "maxItems",
										params: { limit: 4 }
									}];
									return false;
								} else if (data0.length < 4) {
									validate420.errors = [{
										instancePath: instancePath + "/branches",
										schemaPath: "#/properties/branches/minItems",
										keyword: "minItems",
										params: { limit: 4 }
									}];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate421(data0[i0], {
											instancePath: instancePath + "/branches/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate421.errors : vErrors.concat(validate421.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate420.errors = [{
									instancePath: instancePath + "/branches",
									schemaPath: "#/properties/branches/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.nextCost !== void 0) {
							let data2 = data.nextCost;
							const _errs5 = errors;
							const _errs6 = errors;
							let valid2 = false;
							let passing0 = null;
							const _errs7 = errors;
							if (!validate76(data2, {
								instancePath: instancePath + "/nextCost",
								parentData: data,
								parentDataProperty: "nextCost",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
								errors = vErrors.length;
							}
							var _valid0 = _errs7 === errors;
							if (_valid0) {
								valid2 = true;
								passing0 = 0;
							}
							const _errs8 = errors;
							if (data2 !== null) {
								const err0 = {
									instancePath: instancePath + "/nextCost",
									schemaPath: "#/properties/nextCost/oneOf/1/type",
									keyword: "type",
									params: { type: "null" }
								};
								if (vErrors === null) vErrors = [err0];
								else vErrors.push(err0);
								errors++;
							}
							var _valid0 = _errs8 === errors;
							if (_valid0 && valid2) {
								valid2 = false;
								passing0 = [passing0, 1];
							} else if (_valid0) {
								valid2 = true;
								passing0 = 1;
							}
							if (!valid2) {
								const err1 = {
									instancePath: instancePath + "/nextCost",
									schemaPath: "#/properties/nextCost/oneOf",
									keyword: "oneOf",
									params: { passingSchemas: passing0 }
								};
								if (vErrors === null) vErrors = [err1];
								else vErrors.push(err1);
								errors++;
								validate420.errors = vErrors;
								return false;
							} else {
								errors = _errs6;
								if (vErrors !== null) {
									if (_errs6) vErrors.length = _errs6;
									else vErrors = null;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate420.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate420.errors = vErrors;
	return errors === 0;
}
validate420.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate418.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate418.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate418.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate420(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate418.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate418.errors = vErrors;
	return errors === 0;
}
validate418.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema125 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"skillKey",
		"name",
		"legend",
		"icon",
		"effect",
		"effectName",
		"perLevel",
		"level",
		"levelMax",
		"cost",
		"requires"
	],
	"properties": {
		"skillKey": { "$ref": "#/components/schemas/SkillKey" },
		"name": {
			"type": "string",
			"maxLength": 60
		},
		"legend": {
			"type": "string",
			"maxLength": 300
		},
		"icon": { "$ref": "#/components/schemas/GameIcon" },
		"effect": { "$ref": "#/components/schemas/SkillEffect" },
		"effectName": {
			"type": "string",
			"maxLength": 60
		},
		"perLevel": { "$ref": "#/components/schemas/SkillValue" },
		"level": { "$ref": "#/components/schemas/SkillLevel" },
		"levelMax": { "$ref": "#/components/schemas/SkillLevel" },
		"cost": {
			"oneOf": [{ "$ref": "#/components/schemas/Amount" }, { "type": "null" }],
			"description": "Glory for the next level; null at the last"
		},
		"requires": {
			"type": "array",
			"maxItems": 5,
			"items": { "$ref": "#/components/schemas/SkillRequirement" }
		}
	}
};
function validate443(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate443.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 60) {
			validate443.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 60 }
			}];
			return false;
		} else if (func3(data) < 1) {
			validate443.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		} else if (!pattern3.test(data)) {
			validate443.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][A-Za-z0-9]*$" }
			}];
			return false;
		}
	} else {
		validate443.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate443.errors = vErrors;
	return true;
}
validate443.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate448(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate448.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate448.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 10 || isNaN(data)) {
			validate448.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 10
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate448.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate448.errors = vErrors;
	return true;
}
validate448.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate452(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate452.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.skillKey === void 0 && (missing0 = "skillKey") || data.name === void 0 && (missing0 = "name") || data.level === void 0 && (missing0 = "level") || data.isMet === void 0 && (missing0 = "isMet")) {
				validate452.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "skillKey" || key0 === "name" || key0 === "level" || key0 === "isMet")) {
					validate452.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.skillKey !== void 0) {
						const _errs2 = errors;
						if (!validate443(data.skillKey, {
							instancePath: instancePath + "/skillKey",
							parentData: data,
							parentDataProperty: "skillKey",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data1 = data.name;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 60) {
										validate452.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 60 }
										}];
										return false;
									}
								} else {
									validate452.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.level !== void 0) {
								const _errs5 = errors;
								if (!validate448(data.level, {
									instancePath: instancePath + "/level",
									parentData: data,
									parentDataProperty: "level",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.isMet !== void 0) {
									const _errs6 = errors;
									if (typeof data.isMet !== "boolean") {
										validate452.errors = [{
											instancePath: instancePath + "/isMet",
											schemaPath: "#/properties/isMet/type",
											keyword: "type",
											params: { type: "boolean" }
										}];
										return false;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate452.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate452.errors = vErrors;
	return errors === 0;
}
validate452.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate442(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate442.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.skillKey === void 0 && (missing0 = "skillKey") || data.name === void 0 && (missing0 = "name") || data.legend === void 0 && (missing0 = "legend") || data.icon === void 0 && (missing0 = "icon") || data.effect === void 0 && (missing0 = "effect") || data.effectName === void 0 && (missing0 = "effectName") || data.perLevel === void 0 && (missing0 = "perLevel") || data.level === void 0 && (missing0 = "level") || data.levelMax === void 0 && (missing0 = "levelMax") || data.cost === void 0 && (missing0 = "cost") || data.requires === void 0 && (missing0 = "requires")) {
				validate442.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func2.call(schema125.properties, key0)) {
					validate442.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.skillKey !== void 0) {
						const _errs2 = errors;
						if (!validate443(data.skillKey, {
							instancePath: instancePath + "/skillKey",
							parentData: data,
							parentDataProperty: "skillKey",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate443.errors : vErrors.concat(validate443.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data1 = data.name;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 60) {
										validate442.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 60 }
										}];
										return false;
									}
								} else {
									validate442.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.legend !== void 0) {
								let data2 = data.legend;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (typeof data2 === "string") {
										if (func3(data2) > 300) {
											validate442.errors = [{
												instancePath: instancePath + "/legend",
												schemaPath: "#/properties/legend/maxLength",
												keyword: "maxLength",
												params: { limit: 300 }
											}];
											return false;
										}
									} else {
										validate442.errors = [{
											instancePath: instancePath + "/legend",
											schemaPath: "#/properties/legend/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.icon !== void 0) {
									const _errs7 = errors;
									if (!validate188(data.icon, {
										instancePath: instancePath + "/icon",
										parentData: data,
										parentDataProperty: "icon",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.effect !== void 0) {
										const _errs8 = errors;
										if (!validate426(data.effect, {
											instancePath: instancePath + "/effect",
											parentData: data,
											parentDataProperty: "effect",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate426.errors : vErrors.concat(validate426.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.effectName !== void 0) {
											let data5 = data.effectName;
											const _errs9 = errors;
											if (errors === _errs9) {
												if (typeof data5 === "string") {
													if (func3(data5) > 60) {
														validate442.errors = [{
															instancePath: instancePath + "/effectName",
															schemaPath: "#/properties/effectName/maxLength",
															keyword: "maxLength",
															params: { limit: 60 }
														}];
														return false;
													}
												} else {
													validate442.errors = [{
														instancePath: instancePath + "/effectName",
														schemaPath: "#/properties/effectName/type",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
											}
											var valid0 = _errs9 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.perLevel !== void 0) {
												const _errs11 = errors;
												if (!validate428(data.perLevel, {
													instancePath: instancePath + "/perLevel",
													parentData: data,
													parentDataProperty: "perLevel",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs11 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.level !== void 0) {
													const _errs12 = errors;
													if (!validate448(data.level, {
														instancePath: instancePath + "/level",
														parentData: data,
														parentDataProperty: "level",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs12 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.levelMax !== void 0) {
														const _errs13 = errors;
														if (!validate448(data.levelMax, {
															instancePath: instancePath + "/levelMax",
															parentData: data,
															parentDataProperty: "levelMax",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate448.errors : vErrors.concat(validate448.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs13 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.cost !== void 0) {
															let data9 = data.cost;
															const _errs14 = errors;
															const _errs15 = errors;
															let valid1 = false;
															let passing0 = null;
															const _errs16 = errors;
															if (!validate76(data9, {
																instancePath: instancePath + "/cost",
																parentData: data,
																parentDataProperty: "cost",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
																errors = vErrors.length;
															}
															var _valid0 = _errs16 === errors;
															if (_valid0) {
																valid1 = true;
																passing0 = 0;
															}
															const _errs17 = errors;
															if (data9 !== null) {
																const err0 = {
																	instancePath: instancePath + "/cost",
																	schemaPath: "#/properties/cost/oneOf/1/type",
																	keyword: "type",
																	params: { type: "null" }
																};
																if (vErrors === null) vErrors = [err0];
																else vErrors.push(err0);
																errors++;
															}
															var _valid0 = _errs17 === errors;
															if (_valid0 && valid1) {
																valid1 = false;
																passing0 = [passing0, 1];
															} else if (_valid0) {
																valid1 = true;
																passing0 = 1;
															}
															if (!valid1) {
																const err1 = {
																	instancePath: instancePath + "/cost",
																	schemaPath: "#/properties/cost/oneOf",
																	keyword: "oneOf",
																	params: { passingSchemas: passing0 }
																};
																if (vErrors === null) vErrors = [err1];
																else vErrors.push(err1);
																errors++;
																validate442.errors = vErrors;
																return false;
															} else {
																errors = _errs15;
																if (vErrors !== null) {
																	if (_errs15) vErrors.length = _errs15;
																	else vErrors = null;
																}
															}
															var valid0 = _errs14 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.requires !== void 0) {
																let data10 = data.requires;
																const _errs19 = errors;
																if (errors === _errs19) {
																	if (Array.isArray(data10)) {
																		if (data10.length > 5) {
																			validate442.errors = [{
																				instancePath: instancePath + "/requires",
																				schemaPath: "#/properties/requires/maxItems",
																				keyword: "maxItems",
																				params: { limit: 5 }
																			}];
																			return false;
																		} else {
																			const len0 = data10.length;
																			for (let i0 = 0; i0 < len0; i0++) {
																				const _errs21 = errors;
																				if (!validate452(data10[i0], {
																					instancePath: instancePath + "/requires/" + i0,
																					parentData: data10,
																					parentDataProperty: i0,
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate452.errors : vErrors.concat(validate452.errors);
																					errors = vErrors.length;
																				}
																				if (!(_errs21 === errors)) break;
																			}
																		}
																	} else {
																		validate442.errors = [{
																			instancePath: instancePath + "/requires",
																			schemaPath: "#/properties/requires/type",
																			keyword: "type",
																			params: { type: "array" }
																		}];
																		return false;
																	}
																}
																var valid0 = _errs19 === errors;
															} else var valid0 = true;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate442.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate442.errors = vErrors;
	return errors === 0;
}
validate442.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate438(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate438.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.branchKey === void 0 && (missing0 = "branchKey") || data.name === void 0 && (missing0 = "name") || data.legend === void 0 && (missing0 = "legend") || data.icon === void 0 && (missing0 = "icon") || data.isOpen === void 0 && (missing0 = "isOpen") || data.openCost === void 0 && (missing0 = "openCost") || data.skills === void 0 && (missing0 = "skills") || data.totals === void 0 && (missing0 = "totals")) {
				validate438.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "branchKey" || key0 === "name" || key0 === "legend" || key0 === "icon" || key0 === "isOpen" || key0 === "openCost" || key0 === "skills" || key0 === "totals")) {
					validate438.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.branchKey !== void 0) {
						const _errs2 = errors;
						if (!validate422(data.branchKey, {
							instancePath: instancePath + "/branchKey",
							parentData: data,
							parentDataProperty: "branchKey",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data1 = data.name;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 60) {
										validate438.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 60 }
										}];
										return false;
									}
								} else {
									validate438.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.legend !== void 0) {
								let data2 = data.legend;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (typeof data2 === "string") {
										if (func3(data2) > 300) {
											validate438.errors = [{
												instancePath: instancePath + "/legend",
												schemaPath: "#/properties/legend/maxLength",
												keyword: "maxLength",
												params: { limit: 300 }
											}];
											return false;
										}
									} else {
										validate438.errors = [{
											instancePath: instancePath + "/legend",
											schemaPath: "#/properties/legend/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.icon !== void 0) {
									const _errs7 = errors;
									if (!validate188(data.icon, {
										instancePath: instancePath + "/icon",
										parentData: data,
										parentDataProperty: "icon",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.isOpen !== void 0) {
										const _errs8 = errors;
										if (typeof data.isOpen !== "boolean") {
											validate438.errors = [{
												instancePath: instancePath + "/isOpen",
												schemaPath: "#/properties/isOpen/type",
												keyword: "type",
												params: { type: "boolean" }
											}];
											return false;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.openCost !== void 0) {
											let data5 = data.openCost;
											const _errs10 = errors;
											const _errs11 = errors;
											let valid1 = false;
											let passing0 = null;
											const _errs12 = errors;
											if (!validate76(data5, {
												instancePath: instancePath + "/openCost",
												parentData: data,
												parentDataProperty: "openCost",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
												errors = vErrors.length;
											}
											var _valid0 = _errs12 === errors;
											if (_valid0) {
												valid1 = true;
												passing0 = 0;
											}
											const _errs13 = errors;
											if (data5 !== null) {
												const err0 = {
													instancePath: instancePath + "/openCost",
													schemaPath: "#/properties/openCost/oneOf/1/type",
													keyword: "type",
													params: { type: "null" }
												};
												if (vErrors === null) vErrors = [err0];
												else vErrors.push(err0);
												errors++;
											}
											var _valid0 = _errs13 === errors;
											if (_valid0 && valid1) {
												valid1 = false;
												passing0 = [passing0, 1];
											} else if (_valid0) {
												valid1 = true;
												passing0 = 1;
											}
											if (!valid1) {
												const err1 = {
													instancePath: instancePath + "/openCost",
													schemaPath: "#/properties/openCost/oneOf",
													keyword: "oneOf",
													params: { passingSchemas: passing0 }
												};
												if (vErrors === null) vErrors = [err1];
												else vErrors.push(err1);
												errors++;
												validate438.errors = vErrors;
												return false;
											} else {
												errors = _errs11;
												if (vErrors !== null) {
													if (_errs11) vErrors.length = _errs11;
													else vErrors = null;
												}
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.skills !== void 0) {
												let data6 = data.skills;
												const _errs15 = errors;
												if (errors === _errs15) {
													if (Array.isArray(data6)) {
														if (data6.length > 20) {
															validate438.errors = [{
																instancePath: instancePath + "/skills",
																schemaPath: "#/properties/skills/maxItems",
																keyword: "maxItems",
																params: { limit: 20 }
															}];
															return false;
														} else {
															const len0 = data6.length;
															for (let i0 = 0; i0 < len0; i0++) {
																const _errs17 = errors;
																if (!validate442(data6[i0], {
																	instancePath: instancePath + "/skills/" + i0,
																	parentData: data6,
																	parentDataProperty: i0,
																	rootData,
																	dynamicAnchors
																})) {
																	vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
																	errors = vErrors.length;
																}
																if (!(_errs17 === errors)) break;
															}
														}
													} else {
														validate438.errors = [{
															instancePath: instancePath + "/skills",
															schemaPath: "#/properties/skills/type",
															keyword: "type",
															params: { type: "array" }
														}];
														return false;
													}
												}
												var valid0 = _errs15 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.totals !== void 0) {
													let data8 = data.totals;
													const _errs18 = errors;
													if (errors === _errs18) {
														if (Array.isArray(data8)) {
															if (data8.length > 17) {
																validate438.errors = [{
																	instancePath: instancePath + "/totals",
																	schemaPath: "#/properties/totals/maxItems",
																	keyword: "maxItems",
																	params: { limit: 17 }
																}];
																return false;
															} else {
																const len1 = data8.length;
																for (let i1 = 0; i1 < len1; i1++) {
																	const _errs20 = errors;
																	if (!validate425(data8[i1], {
																		instancePath: instancePath + "/totals/" + i1,
																		parentData: data8,
																		parentDataProperty: i1,
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate425.errors : vErrors.concat(validate425.errors);
																		errors = vErrors.length;
																	}
																	if (!(_errs20 === errors)) break;
																}
															}
														} else {
															validate438.errors = [{
																instancePath: instancePath + "/totals",
																schemaPath: "#/properties/totals/type",
																keyword: "type",
																params: { type: "array" }
															}];
															return false;
														}
													}
													var valid0 = _errs18 === errors;
												} else var valid0 = true;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate438.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate438.errors = vErrors;
	return errors === 0;
}
validate438.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate436(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate436.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate436.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate436.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate438(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate438.errors : vErrors.concat(validate438.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate436.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate436.errors = vErrors;
	return errors === 0;
}
validate436.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var pattern6 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9._-]+$", "u");
function validate463(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate463.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 60) {
			validate463.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 60 }
			}];
			return false;
		} else if (func3(data) < 1) {
			validate463.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		} else if (!pattern6.test(data)) {
			validate463.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9._-]+$" }
			}];
			return false;
		}
	} else {
		validate463.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate463.errors = vErrors;
	return true;
}
validate463.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate466(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate466.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate466.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 6 || isNaN(data)) {
			validate466.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 6
				}
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate466.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				}
			}];
			return false;
		}
	}
	validate466.errors = vErrors;
	return true;
}
validate466.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate465(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate465.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.place === void 0 && (missing0 = "place") || data.gear === void 0 && (missing0 = "gear") || data.price === void 0 && (missing0 = "price") || data.isBought === void 0 && (missing0 = "isBought")) {
				validate465.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "place" || key0 === "gear" || key0 === "price" || key0 === "isBought")) {
					validate465.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.place !== void 0) {
						const _errs2 = errors;
						if (!validate466(data.place, {
							instancePath: instancePath + "/place",
							parentData: data,
							parentDataProperty: "place",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate466.errors : vErrors.concat(validate466.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.gear !== void 0) {
							const _errs3 = errors;
							if (!validate181(data.gear, {
								instancePath: instancePath + "/gear",
								parentData: data,
								parentDataProperty: "gear",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.price !== void 0) {
								const _errs4 = errors;
								if (!validate104(data.price, {
									instancePath: instancePath + "/price",
									parentData: data,
									parentDataProperty: "price",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.isBought !== void 0) {
									const _errs5 = errors;
									if (typeof data.isBought !== "boolean") {
										validate465.errors = [{
											instancePath: instancePath + "/isBought",
											schemaPath: "#/properties/isBought/type",
											keyword: "type",
											params: { type: "boolean" }
										}];
										return false;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate465.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate465.errors = vErrors;
	return errors === 0;
}
validate465.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate471(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate471.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.gear === void 0 && (missing0 = "gear") || data.price === void 0 && (missing0 = "price")) {
				validate471.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "gear" || key0 === "price")) {
					validate471.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.gear !== void 0) {
						const _errs2 = errors;
						if (!validate181(data.gear, {
							instancePath: instancePath + "/gear",
							parentData: data,
							parentDataProperty: "gear",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate181.errors : vErrors.concat(validate181.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.price !== void 0) {
							const _errs3 = errors;
							if (!validate104(data.price, {
								instancePath: instancePath + "/price",
								parentData: data,
								parentDataProperty: "price",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate471.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate471.errors = vErrors;
	return errors === 0;
}
validate471.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate475(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate475.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate475.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 2500 || isNaN(data)) {
			validate475.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 2500
				}
			}];
			return false;
		} else if (data < 0 || isNaN(data)) {
			validate475.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 0
				}
			}];
			return false;
		}
	}
	validate475.errors = vErrors;
	return true;
}
validate475.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate462(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate462.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.assortmentKey === void 0 && (missing0 = "assortmentKey") || data.offers === void 0 && (missing0 = "offers") || data.blank === void 0 && (missing0 = "blank") || data.discountBasisPoints === void 0 && (missing0 = "discountBasisPoints") || data.resetsAt === void 0 && (missing0 = "resetsAt") || data.serverTime === void 0 && (missing0 = "serverTime")) {
				validate462.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "assortmentKey" || key0 === "offers" || key0 === "blank" || key0 === "discountBasisPoints" || key0 === "resetsAt" || key0 === "serverTime")) {
					validate462.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.assortmentKey !== void 0) {
						const _errs2 = errors;
						if (!validate463(data.assortmentKey, {
							instancePath: instancePath + "/assortmentKey",
							parentData: data,
							parentDataProperty: "assortmentKey",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate463.errors : vErrors.concat(validate463.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.offers !== void 0) {
							let data1 = data.offers;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 6) {
										validate462.errors = [{
											instancePath: instancePath + "/offers",
											schemaPath: "#/properties/offers/maxItems",
											keyword: "maxItems",
											params: { limit: 6 }
										}];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate465(data1[i0], {
												instancePath: instancePath + "/offers/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate465.errors : vErrors.concat(validate465.errors);
												errors = vErrors.length;
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate462.errors = [{
										instancePath: instancePath + "/offers",
										schemaPath: "#/properties/offers/type",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.blank !== void 0) {
								const _errs6 = errors;
								if (!validate471(data.blank, {
									instancePath: instancePath + "/blank",
									parentData: data,
									parentDataProperty: "blank",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate471.errors : vErrors.concat(validate471.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.discountBasisPoints !== void 0) {
									const _errs7 = errors;
									if (!validate475(data.discountBasisPoints, {
										instancePath: instancePath + "/discountBasisPoints",
										parentData: data,
										parentDataProperty: "discountBasisPoints",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.resetsAt !== void 0) {
										const _errs8 = errors;
										if (!validate96(data.resetsAt, {
											instancePath: instancePath + "/resetsAt",
											parentData: data,
											parentDataProperty: "resetsAt",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.serverTime !== void 0) {
											const _errs9 = errors;
											if (!validate96(data.serverTime, {
												instancePath: instancePath + "/serverTime",
												parentData: data,
												parentDataProperty: "serverTime",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs9 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate462.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate462.errors = vErrors;
	return errors === 0;
}
validate462.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate460(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate460.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate460.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate460.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate462(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate460.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate460.errors = vErrors;
	return errors === 0;
}
validate460.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate484(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate484.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.consumable === void 0 && (missing0 = "consumable") || data.price === void 0 && (missing0 = "price")) {
				validate484.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "consumable" || key0 === "price")) {
					validate484.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.consumable !== void 0) {
						const _errs2 = errors;
						if (!validate253(data.consumable, {
							instancePath: instancePath + "/consumable",
							parentData: data,
							parentDataProperty: "consumable",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.price !== void 0) {
							const _errs3 = errors;
							if (!validate104(data.price, {
								instancePath: instancePath + "/price",
								parentData: data,
								parentDataProperty: "price",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate484.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate484.errors = vErrors;
	return errors === 0;
}
validate484.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate483.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.consumables === void 0 && (missing0 = "consumables") || data.discountBasisPoints === void 0 && (missing0 = "discountBasisPoints")) {
				validate483.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "consumables" || key0 === "discountBasisPoints")) {
					validate483.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.consumables !== void 0) {
						let data0 = data.consumables;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 50) {
									validate483.errors = [{
										instancePath: instancePath + "/consumables",
										schemaPath: "#/properties/consumables/maxItems",
										keyword: "maxItems",
										params: { limit: 50 }
									}];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate484(data0[i0], {
											instancePath: instancePath + "/consumables/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate484.errors : vErrors.concat(validate484.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate483.errors = [{
									instancePath: instancePath + "/consumables",
									schemaPath: "#/properties/consumables/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.discountBasisPoints !== void 0) {
							const _errs5 = errors;
							if (!validate475(data.discountBasisPoints, {
								instancePath: instancePath + "/discountBasisPoints",
								parentData: data,
								parentDataProperty: "discountBasisPoints",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate475.errors : vErrors.concat(validate475.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate483.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate483.errors = vErrors;
	return errors === 0;
}
validate483.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate481(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate481.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate481.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate481.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate483(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate481.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate481.errors = vErrors;
	return errors === 0;
}
validate481.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate496(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate496.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 60) {
			validate496.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 60 }
			}];
			return false;
		} else if (func3(data) < 1) {
			validate496.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		} else if (!pattern3.test(data)) {
			validate496.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][A-Za-z0-9]*$" }
			}];
			return false;
		}
	} else {
		validate496.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate496.errors = vErrors;
	return true;
}
validate496.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate495(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate495.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.packKey === void 0 && (missing0 = "packKey") || data.name === void 0 && (missing0 = "name") || data.legend === void 0 && (missing0 = "legend") || data.icon === void 0 && (missing0 = "icon") || data.diamonds === void 0 && (missing0 = "diamonds") || data.gold === void 0 && (missing0 = "gold")) {
				validate495.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "packKey" || key0 === "name" || key0 === "legend" || key0 === "icon" || key0 === "diamonds" || key0 === "gold")) {
					validate495.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.packKey !== void 0) {
						const _errs2 = errors;
						if (!validate496(data.packKey, {
							instancePath: instancePath + "/packKey",
							parentData: data,
							parentDataProperty: "packKey",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate496.errors : vErrors.concat(validate496.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data1 = data.name;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 60) {
										validate495.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 60 }
										}];
										return false;
									}
								} else {
									validate495.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.legend !== void 0) {
								let data2 = data.legend;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (typeof data2 === "string") {
										if (func3(data2) > 300) {
											validate495.errors = [{
												instancePath: instancePath + "/legend",
												schemaPath: "#/properties/legend/maxLength",
												keyword: "maxLength",
												params: { limit: 300 }
											}];
											return false;
										}
									} else {
										validate495.errors = [{
											instancePath: instancePath + "/legend",
											schemaPath: "#/properties/legend/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.icon !== void 0) {
									const _errs7 = errors;
									if (!validate188(data.icon, {
										instancePath: instancePath + "/icon",
										parentData: data,
										parentDataProperty: "icon",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.diamonds !== void 0) {
										const _errs8 = errors;
										if (!validate76(data.diamonds, {
											instancePath: instancePath + "/diamonds",
											parentData: data,
											parentDataProperty: "diamonds",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.gold !== void 0) {
											const _errs9 = errors;
											if (!validate76(data.gold, {
												instancePath: instancePath + "/gold",
												parentData: data,
												parentDataProperty: "gold",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs9 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate495.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate495.errors = vErrors;
	return errors === 0;
}
validate495.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate493(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate493.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.goldPerDiamond === void 0 && (missing0 = "goldPerDiamond") || data.packs === void 0 && (missing0 = "packs")) {
				validate493.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "goldPerDiamond" || key0 === "packs")) {
					validate493.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.goldPerDiamond !== void 0) {
						const _errs2 = errors;
						if (!validate76(data.goldPerDiamond, {
							instancePath: instancePath + "/goldPerDiamond",
							parentData: data,
							parentDataProperty: "goldPerDiamond",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.packs !== void 0) {
							let data1 = data.packs;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (Array.isArray(data1)) {
									if (data1.length > 20) {
										validate493.errors = [{
											instancePath: instancePath + "/packs",
											schemaPath: "#/properties/packs/maxItems",
											keyword: "maxItems",
											params: { limit: 20 }
										}];
										return false;
									} else {
										const len0 = data1.length;
										for (let i0 = 0; i0 < len0; i0++) {
											const _errs5 = errors;
											if (!validate495(data1[i0], {
												instancePath: instancePath + "/packs/" + i0,
												parentData: data1,
												parentDataProperty: i0,
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
												errors = vErrors.length;
											}
											if (!(_errs5 === errors)) break;
										}
									}
								} else {
									validate493.errors = [{
										instancePath: instancePath + "/packs",
										schemaPath: "#/properties/packs/type",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate493.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate493.errors = vErrors;
	return errors === 0;
}
validate493.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate491(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate491.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate491.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate491.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate493(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate493.errors : vErrors.concat(validate493.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate491.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate491.errors = vErrors;
	return errors === 0;
}
validate491.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate509(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate509.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 60) {
			validate509.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 60 }
			}];
			return false;
		} else if (func3(data) < 1) {
			validate509.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		} else if (!pattern3.test(data)) {
			validate509.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][A-Za-z0-9]*$" }
			}];
			return false;
		}
	} else {
		validate509.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate509.errors = vErrors;
	return true;
}
validate509.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema147 = {
	"type": "string",
	"enum": [
		"EASY",
		"MEDIUM",
		"HARD"
	]
};
function validate511(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate511.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate511.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "EASY" || data === "MEDIUM" || data === "HARD")) {
		validate511.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema147.enum }
		}];
		return false;
	}
	validate511.errors = vErrors;
	return true;
}
validate511.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema148 = {
	"type": "string",
	"enum": ["FRONTAL_ATTACK", "REAR_BATTLE"]
};
function validate513(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate513.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate513.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "FRONTAL_ATTACK" || data === "REAR_BATTLE")) {
		validate513.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema148.enum }
		}];
		return false;
	}
	validate513.errors = vErrors;
	return true;
}
validate513.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate507(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate507.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.missionRunId === void 0 && (missing0 = "missionRunId") || data.missionKey === void 0 && (missing0 = "missionKey") || data.name === void 0 && (missing0 = "name") || data.difficulty === void 0 && (missing0 = "difficulty") || data.skill === void 0 && (missing0 = "skill") || data.startedAt === void 0 && (missing0 = "startedAt") || data.endsAt === void 0 && (missing0 = "endsAt")) {
				validate507.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "missionRunId" || key0 === "missionKey" || key0 === "name" || key0 === "difficulty" || key0 === "skill" || key0 === "startedAt" || key0 === "endsAt")) {
					validate507.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.missionRunId !== void 0) {
						const _errs2 = errors;
						if (!validate65(data.missionRunId, {
							instancePath: instancePath + "/missionRunId",
							parentData: data,
							parentDataProperty: "missionRunId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.missionKey !== void 0) {
							const _errs3 = errors;
							if (!validate509(data.missionKey, {
								instancePath: instancePath + "/missionKey",
								parentData: data,
								parentDataProperty: "missionKey",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.name !== void 0) {
								let data2 = data.name;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (typeof data2 === "string") {
										if (func3(data2) > 60) {
											validate507.errors = [{
												instancePath: instancePath + "/name",
												schemaPath: "#/properties/name/maxLength",
												keyword: "maxLength",
												params: { limit: 60 }
											}];
											return false;
										}
									} else {
										validate507.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.difficulty !== void 0) {
									const _errs6 = errors;
									if (!validate511(data.difficulty, {
										instancePath: instancePath + "/difficulty",
										parentData: data,
										parentDataProperty: "difficulty",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.skill !== void 0) {
										const _errs7 = errors;
										if (!validate513(data.skill, {
											instancePath: instancePath + "/skill",
											parentData: data,
											parentDataProperty: "skill",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate513.errors : vErrors.concat(validate513.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.startedAt !== void 0) {
											const _errs8 = errors;
											if (!validate96(data.startedAt, {
												instancePath: instancePath + "/startedAt",
												parentData: data,
												parentDataProperty: "startedAt",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.endsAt !== void 0) {
												const _errs9 = errors;
												if (!validate96(data.endsAt, {
													instancePath: instancePath + "/endsAt",
													parentData: data,
													parentDataProperty: "endsAt",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs9 === errors;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate507.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate507.errors = vErrors;
	return errors === 0;
}
validate507.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema150 = {
	"type": "string",
	"enum": [
		"WIN",
		"LOSE",
		"DRAW"
	]
};
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate522.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate522.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "WIN" || data === "LOSE" || data === "DRAW")) {
		validate522.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema150.enum }
		}];
		return false;
	}
	validate522.errors = vErrors;
	return true;
}
validate522.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate529(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate529.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.resourceId === void 0 && (missing0 = "resourceId") || data.name === void 0 && (missing0 = "name") || data.icon === void 0 && (missing0 = "icon") || data.amount === void 0 && (missing0 = "amount")) {
				validate529.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "resourceId" || key0 === "name" || key0 === "icon" || key0 === "amount")) {
					validate529.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.resourceId !== void 0) {
						const _errs2 = errors;
						if (!validate65(data.resourceId, {
							instancePath: instancePath + "/resourceId",
							parentData: data,
							parentDataProperty: "resourceId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.name !== void 0) {
							let data1 = data.name;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 60) {
										validate529.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 60 }
										}];
										return false;
									}
								} else {
									validate529.errors = [{
										instancePath: instancePath + "/name",
										schemaPath: "#/properties/name/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.icon !== void 0) {
								const _errs5 = errors;
								if (!validate188(data.icon, {
									instancePath: instancePath + "/icon",
									parentData: data,
									parentDataProperty: "icon",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.amount !== void 0) {
									const _errs6 = errors;
									if (!validate76(data.amount, {
										instancePath: instancePath + "/amount",
										parentData: data,
										parentDataProperty: "amount",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate529.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate529.errors = vErrors;
	return errors === 0;
}
validate529.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate534(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate534.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.gearEntityId === void 0 && (missing0 = "gearEntityId") || data.gearId === void 0 && (missing0 = "gearId") || data.name === void 0 && (missing0 = "name") || data.icon === void 0 && (missing0 = "icon") || data.gearClass === void 0 && (missing0 = "gearClass") || data.quality === void 0 && (missing0 = "quality") || data.isLeftBehind === void 0 && (missing0 = "isLeftBehind")) {
				validate534.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "gearEntityId" || key0 === "gearId" || key0 === "name" || key0 === "icon" || key0 === "gearClass" || key0 === "quality" || key0 === "isLeftBehind")) {
					validate534.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.gearEntityId !== void 0) {
						let data0 = data.gearEntityId;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						let passing0 = null;
						const _errs4 = errors;
						if (!validate65(data0, {
							instancePath: instancePath + "/gearEntityId",
							parentData: data,
							parentDataProperty: "gearEntityId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
						var _valid0 = _errs4 === errors;
						if (_valid0) {
							valid1 = true;
							passing0 = 0;
						}
						const _errs5 = errors;
						if (data0 !== null) {
							const err0 = {
								instancePath: instancePath + "/gearEntityId",
								schemaPath: "#/properties/gearEntityId/oneOf/1/type",
								keyword: "type",
								params: { type: "null" }
							};
							if (vErrors === null) vErrors = [err0];
							else vErrors.push(err0);
							errors++;
						}
						var _valid0 = _errs5 === errors;
						if (_valid0 && valid1) {
							valid1 = false;
							passing0 = [passing0, 1];
						} else if (_valid0) {
							valid1 = true;
							passing0 = 1;
						}
						if (!valid1) {
							const err1 = {
								instancePath: instancePath + "/gearEntityId",
								schemaPath: "#/properties/gearEntityId/oneOf",
								keyword: "oneOf",
								params: { passingSchemas: passing0 }
							};
							if (vErrors === null) vErrors = [err1];
							else vErrors.push(err1);
							errors++;
							validate534.errors = vErrors;
							return false;
						} else {
							errors = _errs3;
							if (vErrors !== null) {
								if (_errs3) vErrors.length = _errs3;
								else vErrors = null;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.gearId !== void 0) {
							const _errs7 = errors;
							if (!validate183(data.gearId, {
								instancePath: instancePath + "/gearId",
								parentData: data,
								parentDataProperty: "gearId",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate183.errors : vErrors.concat(validate183.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.name !== void 0) {
								const _errs8 = errors;
								if (!validate185(data.name, {
									instancePath: instancePath + "/name",
									parentData: data,
									parentDataProperty: "name",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.icon !== void 0) {
									const _errs9 = errors;
									if (!validate188(data.icon, {
										instancePath: instancePath + "/icon",
										parentData: data,
										parentDataProperty: "icon",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.gearClass !== void 0) {
										const _errs10 = errors;
										if (!validate190(data.gearClass, {
											instancePath: instancePath + "/gearClass",
											parentData: data,
											parentDataProperty: "gearClass",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs10 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.quality !== void 0) {
											const _errs11 = errors;
											if (!validate102(data.quality, {
												instancePath: instancePath + "/quality",
												parentData: data,
												parentDataProperty: "quality",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs11 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.isLeftBehind !== void 0) {
												const _errs12 = errors;
												if (typeof data.isLeftBehind !== "boolean") {
													validate534.errors = [{
														instancePath: instancePath + "/isLeftBehind",
														schemaPath: "#/properties/isLeftBehind/type",
														keyword: "type",
														params: { type: "boolean" }
													}];
													return false;
												}
												var valid0 = _errs12 === errors;
											} else var valid0 = true;
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate534.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate534.errors = vErrors;
	return errors === 0;
}
validate534.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate524(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate524.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.experience === void 0 && (missing0 = "experience") || data.gold === void 0 && (missing0 = "gold") || data.diamonds === void 0 && (missing0 = "diamonds") || data.glory === void 0 && (missing0 = "glory") || data.resources === void 0 && (missing0 = "resources") || data.gear === void 0 && (missing0 = "gear")) {
				validate524.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "experience" || key0 === "gold" || key0 === "diamonds" || key0 === "glory" || key0 === "resources" || key0 === "gear")) {
					validate524.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.experience !== void 0) {
						const _errs2 = errors;
						if (!validate76(data.experience, {
							instancePath: instancePath + "/experience",
							parentData: data,
							parentDataProperty: "experience",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.gold !== void 0) {
							const _errs3 = errors;
							if (!validate76(data.gold, {
								instancePath: instancePath + "/gold",
								parentData: data,
								parentDataProperty: "gold",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.diamonds !== void 0) {
								const _errs4 = errors;
								if (!validate76(data.diamonds, {
									instancePath: instancePath + "/diamonds",
									parentData: data,
									parentDataProperty: "diamonds",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.glory !== void 0) {
									const _errs5 = errors;
									if (!validate76(data.glory, {
										instancePath: instancePath + "/glory",
										parentData: data,
										parentDataProperty: "glory",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.resources !== void 0) {
										let data4 = data.resources;
										const _errs6 = errors;
										if (errors === _errs6) {
											if (Array.isArray(data4)) {
												if (data4.length > 20) {
													validate524.errors = [{
														instancePath: instancePath + "/resources",
														schemaPath: "#/properties/resources/maxItems",
														keyword: "maxItems",
														params: { limit: 20 }
													}];
													return false;
												} else {
													const len0 = data4.length;
													for (let i0 = 0; i0 < len0; i0++) {
														const _errs8 = errors;
														if (!validate529(data4[i0], {
															instancePath: instancePath + "/resources/" + i0,
															parentData: data4,
															parentDataProperty: i0,
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate529.errors : vErrors.concat(validate529.errors);
															errors = vErrors.length;
														}
														if (!(_errs8 === errors)) break;
													}
												}
											} else {
												validate524.errors = [{
													instancePath: instancePath + "/resources",
													schemaPath: "#/properties/resources/type",
													keyword: "type",
													params: { type: "array" }
												}];
												return false;
											}
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.gear !== void 0) {
											let data6 = data.gear;
											const _errs9 = errors;
											if (errors === _errs9) {
												if (Array.isArray(data6)) {
													if (data6.length > 10) {
														validate524.errors = [{
															instancePath: instancePath + "/gear",
															schemaPath: "#/properties/gear/maxItems",
															keyword: "maxItems",
															params: { limit: 10 }
														}];
														return false;
													} else {
														const len1 = data6.length;
														for (let i1 = 0; i1 < len1; i1++) {
															const _errs11 = errors;
															if (!validate534(data6[i1], {
																instancePath: instancePath + "/gear/" + i1,
																parentData: data6,
																parentDataProperty: i1,
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate534.errors : vErrors.concat(validate534.errors);
																errors = vErrors.length;
															}
															if (!(_errs11 === errors)) break;
														}
													}
												} else {
													validate524.errors = [{
														instancePath: instancePath + "/gear",
														schemaPath: "#/properties/gear/type",
														keyword: "type",
														params: { type: "array" }
													}];
													return false;
												}
											}
											var valid0 = _errs9 === errors;
										} else var valid0 = true;
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate524.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate524.errors = vErrors;
	return errors === 0;
}
validate524.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate518(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate518.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.missionRunId === void 0 && (missing0 = "missionRunId") || data.missionKey === void 0 && (missing0 = "missionKey") || data.name === void 0 && (missing0 = "name") || data.difficulty === void 0 && (missing0 = "difficulty") || data.result === void 0 && (missing0 = "result") || data.reward === void 0 && (missing0 = "reward") || data.fightId === void 0 && (missing0 = "fightId") || data.finishedAt === void 0 && (missing0 = "finishedAt")) {
				validate518.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "missionRunId" || key0 === "missionKey" || key0 === "name" || key0 === "difficulty" || key0 === "result" || key0 === "reward" || key0 === "fightId" || key0 === "finishedAt")) {
					validate518.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.missionRunId !== void 0) {
						const _errs2 = errors;
						if (!validate65(data.missionRunId, {
							instancePath: instancePath + "/missionRunId",
							parentData: data,
							parentDataProperty: "missionRunId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.missionKey !== void 0) {
							const _errs3 = errors;
							if (!validate509(data.missionKey, {
								instancePath: instancePath + "/missionKey",
								parentData: data,
								parentDataProperty: "missionKey",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate509.errors : vErrors.concat(validate509.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.name !== void 0) {
								let data2 = data.name;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (typeof data2 === "string") {
										if (func3(data2) > 60) {
											validate518.errors = [{
												instancePath: instancePath + "/name",
												schemaPath: "#/properties/name/maxLength",
												keyword: "maxLength",
												params: { limit: 60 }
											}];
											return false;
										}
									} else {
										validate518.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.difficulty !== void 0) {
									const _errs6 = errors;
									if (!validate511(data.difficulty, {
										instancePath: instancePath + "/difficulty",
										parentData: data,
										parentDataProperty: "difficulty",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.result !== void 0) {
										const _errs7 = errors;
										if (!validate522(data.result, {
											instancePath: instancePath + "/result",
											parentData: data,
											parentDataProperty: "result",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.reward !== void 0) {
											const _errs8 = errors;
											if (!validate524(data.reward, {
												instancePath: instancePath + "/reward",
												parentData: data,
												parentDataProperty: "reward",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.fightId !== void 0) {
												const _errs9 = errors;
												if (!validate65(data.fightId, {
													instancePath: instancePath + "/fightId",
													parentData: data,
													parentDataProperty: "fightId",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs9 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.finishedAt !== void 0) {
													const _errs10 = errors;
													if (!validate96(data.finishedAt, {
														instancePath: instancePath + "/finishedAt",
														parentData: data,
														parentDataProperty: "finishedAt",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs10 === errors;
												} else var valid0 = true;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate518.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate518.errors = vErrors;
	return errors === 0;
}
validate518.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate506(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate506.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.active === void 0 && (missing0 = "active") || data.last === void 0 && (missing0 = "last") || data.won === void 0 && (missing0 = "won") || data.total === void 0 && (missing0 = "total") || data.serverTime === void 0 && (missing0 = "serverTime")) {
				validate506.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "active" || key0 === "last" || key0 === "won" || key0 === "total" || key0 === "serverTime")) {
					validate506.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.active !== void 0) {
						let data0 = data.active;
						const _errs2 = errors;
						const _errs3 = errors;
						let valid1 = false;
						let passing0 = null;
						const _errs4 = errors;
						if (!validate507(data0, {
							instancePath: instancePath + "/active",
							parentData: data,
							parentDataProperty: "active",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate507.errors : vErrors.concat(validate507.errors);
							errors = vErrors.length;
						}
						var _valid0 = _errs4 === errors;
						if (_valid0) {
							valid1 = true;
							passing0 = 0;
						}
						const _errs5 = errors;
						if (data0 !== null) {
							const err0 = {
								instancePath: instancePath + "/active",
								schemaPath: "#/properties/active/oneOf/1/type",
								keyword: "type",
								params: { type: "null" }
							};
							if (vErrors === null) vErrors = [err0];
							else vErrors.push(err0);
							errors++;
						}
						var _valid0 = _errs5 === errors;
						if (_valid0 && valid1) {
							valid1 = false;
							passing0 = [passing0, 1];
						} else if (_valid0) {
							valid1 = true;
							passing0 = 1;
						}
						if (!valid1) {
							const err1 = {
								instancePath: instancePath + "/active",
								schemaPath: "#/properties/active/oneOf",
								keyword: "oneOf",
								params: { passingSchemas: passing0 }
							};
							if (vErrors === null) vErrors = [err1];
							else vErrors.push(err1);
							errors++;
							validate506.errors = vErrors;
							return false;
						} else {
							errors = _errs3;
							if (vErrors !== null) {
								if (_errs3) vErrors.length = _errs3;
								else vErrors = null;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.last !== void 0) {
							let data1 = data.last;
							const _errs7 = errors;
							const _errs8 = errors;
							let valid2 = false;
							let passing1 = null;
							const _errs9 = errors;
							if (!validate518(data1, {
								instancePath: instancePath + "/last",
								parentData: data,
								parentDataProperty: "last",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate518.errors : vErrors.concat(validate518.errors);
								errors = vErrors.length;
							}
							var _valid1 = _errs9 === errors;
							if (_valid1) {
								valid2 = true;
								passing1 = 0;
							}
							const _errs10 = errors;
							if (data1 !== null) {
								const err2 = {
									instancePath: instancePath + "/last",
									schemaPath: "#/properties/last/oneOf/1/type",
									keyword: "type",
									params: { type: "null" }
								};
								if (vErrors === null) vErrors = [err2];
								else vErrors.push(err2);
								errors++;
							}
							var _valid1 = _errs10 === errors;
							if (_valid1 && valid2) {
								valid2 = false;
								passing1 = [passing1, 1];
							} else if (_valid1) {
								valid2 = true;
								passing1 = 1;
							}
							if (!valid2) {
								const err3 = {
									instancePath: instancePath + "/last",
									schemaPath: "#/properties/last/oneOf",
									keyword: "oneOf",
									params: { passingSchemas: passing1 }
								};
								if (vErrors === null) vErrors = [err3];
								else vErrors.push(err3);
								errors++;
								validate506.errors = vErrors;
								return false;
							} else {
								errors = _errs8;
								if (vErrors !== null) {
									if (_errs8) vErrors.length = _errs8;
									else vErrors = null;
								}
							}
							var valid0 = _errs7 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.won !== void 0) {
								const _errs12 = errors;
								if (!validate76(data.won, {
									instancePath: instancePath + "/won",
									parentData: data,
									parentDataProperty: "won",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs12 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.total !== void 0) {
									const _errs13 = errors;
									if (!validate76(data.total, {
										instancePath: instancePath + "/total",
										parentData: data,
										parentDataProperty: "total",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs13 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.serverTime !== void 0) {
										const _errs14 = errors;
										if (!validate96(data.serverTime, {
											instancePath: instancePath + "/serverTime",
											parentData: data,
											parentDataProperty: "serverTime",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs14 === errors;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		} else {
			validate506.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate506.errors = vErrors;
	return errors === 0;
}
validate506.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate504(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate504.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate504.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate504.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate506(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate504.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate504.errors = vErrors;
	return errors === 0;
}
validate504.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema156 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"fightId",
		"shareKey",
		"type",
		"result",
		"title",
		"opponentName",
		"difficulty",
		"createdAt",
		"isViewed",
		"reward"
	],
	"properties": {
		"fightId": { "$ref": "#/components/schemas/Id" },
		"shareKey": { "$ref": "#/components/schemas/Uuid" },
		"type": { "$ref": "#/components/schemas/FightType" },
		"result": {
			"$ref": "#/components/schemas/FightResult",
			"description": "For the caller"
		},
		"title": {
			"type": "string",
			"maxLength": 60,
			"description": "Name of the mission"
		},
		"opponentName": {
			"type": "string",
			"maxLength": 60
		},
		"difficulty": { "oneOf": [{ "$ref": "#/components/schemas/Difficulty" }, { "type": "null" }] },
		"createdAt": { "$ref": "#/components/schemas/Instant" },
		"isViewed": { "type": "boolean" },
		"reward": { "$ref": "#/components/schemas/Reward" }
	}
};
var formats2 = /^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function validate556(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate556.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!formats2.test(data)) {
			validate556.errors = [{
				instancePath,
				schemaPath: "#/format",
				keyword: "format",
				params: { format: "uuid" }
			}];
			return false;
		}
	} else {
		validate556.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate556.errors = vErrors;
	return true;
}
validate556.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema158 = {
	"type": "string",
	"enum": [
		"MISSION",
		"GROUP_MISSION",
		"FORAY"
	]
};
function validate558(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate558.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate558.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "MISSION" || data === "GROUP_MISSION" || data === "FORAY")) {
		validate558.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema158.enum }
		}];
		return false;
	}
	validate558.errors = vErrors;
	return true;
}
validate558.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate554(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate554.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.fightId === void 0 && (missing0 = "fightId") || data.shareKey === void 0 && (missing0 = "shareKey") || data.type === void 0 && (missing0 = "type") || data.result === void 0 && (missing0 = "result") || data.title === void 0 && (missing0 = "title") || data.opponentName === void 0 && (missing0 = "opponentName") || data.difficulty === void 0 && (missing0 = "difficulty") || data.createdAt === void 0 && (missing0 = "createdAt") || data.isViewed === void 0 && (missing0 = "isViewed") || data.reward === void 0 && (missing0 = "reward")) {
				validate554.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func2.call(schema156.properties, key0)) {
					validate554.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.fightId !== void 0) {
						const _errs2 = errors;
						if (!validate65(data.fightId, {
							instancePath: instancePath + "/fightId",
							parentData: data,
							parentDataProperty: "fightId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.shareKey !== void 0) {
							const _errs3 = errors;
							if (!validate556(data.shareKey, {
								instancePath: instancePath + "/shareKey",
								parentData: data,
								parentDataProperty: "shareKey",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.type !== void 0) {
								const _errs4 = errors;
								if (!validate558(data.type, {
									instancePath: instancePath + "/type",
									parentData: data,
									parentDataProperty: "type",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate558.errors : vErrors.concat(validate558.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.result !== void 0) {
									const _errs5 = errors;
									if (!validate522(data.result, {
										instancePath: instancePath + "/result",
										parentData: data,
										parentDataProperty: "result",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.title !== void 0) {
										let data4 = data.title;
										const _errs6 = errors;
										if (errors === _errs6) {
											if (typeof data4 === "string") {
												if (func3(data4) > 60) {
													validate554.errors = [{
														instancePath: instancePath + "/title",
														schemaPath: "#/properties/title/maxLength",
														keyword: "maxLength",
														params: { limit: 60 }
													}];
													return false;
												}
											} else {
												validate554.errors = [{
													instancePath: instancePath + "/title",
													schemaPath: "#/properties/title/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.opponentName !== void 0) {
											let data5 = data.opponentName;
											const _errs8 = errors;
											if (errors === _errs8) {
												if (typeof data5 === "string") {
													if (func3(data5) > 60) {
														validate554.errors = [{
															instancePath: instancePath + "/opponentName",
															schemaPath: "#/properties/opponentName/maxLength",
															keyword: "maxLength",
															params: { limit: 60 }
														}];
														return false;
													}
												} else {
													validate554.errors = [{
														instancePath: instancePath + "/opponentName",
														schemaPath: "#/properties/opponentName/type",
														keyword: "type",
														params: { type: "string" }
													}];
													return false;
												}
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.difficulty !== void 0) {
												let data6 = data.difficulty;
												const _errs10 = errors;
												const _errs11 = errors;
												let valid1 = false;
												let passing0 = null;
												const _errs12 = errors;
												if (!validate511(data6, {
													instancePath: instancePath + "/difficulty",
													parentData: data,
													parentDataProperty: "difficulty",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
													errors = vErrors.length;
												}
												var _valid0 = _errs12 === errors;
												if (_valid0) {
													valid1 = true;
													passing0 = 0;
												}
												const _errs13 = errors;
												if (data6 !== null) {
													const err0 = {
														instancePath: instancePath + "/difficulty",
														schemaPath: "#/properties/difficulty/oneOf/1/type",
														keyword: "type",
														params: { type: "null" }
													};
													if (vErrors === null) vErrors = [err0];
													else vErrors.push(err0);
													errors++;
												}
												var _valid0 = _errs13 === errors;
												if (_valid0 && valid1) {
													valid1 = false;
													passing0 = [passing0, 1];
												} else if (_valid0) {
													valid1 = true;
													passing0 = 1;
												}
												if (!valid1) {
													const err1 = {
														instancePath: instancePath + "/difficulty",
														schemaPath: "#/properties/difficulty/oneOf",
														keyword: "oneOf",
														params: { passingSchemas: passing0 }
													};
													if (vErrors === null) vErrors = [err1];
													else vErrors.push(err1);
													errors++;
													validate554.errors = vErrors;
													return false;
												} else {
													errors = _errs11;
													if (vErrors !== null) {
														if (_errs11) vErrors.length = _errs11;
														else vErrors = null;
													}
												}
												var valid0 = _errs10 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.createdAt !== void 0) {
													const _errs15 = errors;
													if (!validate96(data.createdAt, {
														instancePath: instancePath + "/createdAt",
														parentData: data,
														parentDataProperty: "createdAt",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.isViewed !== void 0) {
														const _errs16 = errors;
														if (typeof data.isViewed !== "boolean") {
															validate554.errors = [{
																instancePath: instancePath + "/isViewed",
																schemaPath: "#/properties/isViewed/type",
																keyword: "type",
																params: { type: "boolean" }
															}];
															return false;
														}
														var valid0 = _errs16 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.reward !== void 0) {
															const _errs18 = errors;
															if (!validate524(data.reward, {
																instancePath: instancePath + "/reward",
																parentData: data,
																parentDataProperty: "reward",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs18 === errors;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate554.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate554.errors = vErrors;
	return errors === 0;
}
validate554.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var pattern9 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate566(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate566.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 200) {
			validate566.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			}];
			return false;
		} else if (!pattern9.test(data)) {
			validate566.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9_-]+$" }
			}];
			return false;
		}
	} else {
		validate566.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate566.errors = vErrors;
	return true;
}
validate566.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate565(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate565.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate566(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate566.errors : vErrors.concat(validate566.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	if (_valid0) {
		valid0 = true;
		passing0 = 0;
	}
	const _errs2 = errors;
	if (data !== null) {
		const err0 = {
			instancePath,
			schemaPath: "#/oneOf/1/type",
			keyword: "type",
			params: { type: "null" }
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	var _valid0 = _errs2 === errors;
	if (_valid0 && valid0) {
		valid0 = false;
		passing0 = [passing0, 1];
	} else if (_valid0) {
		valid0 = true;
		passing0 = 1;
	}
	if (!valid0) {
		const err1 = {
			instancePath,
			schemaPath: "#/oneOf",
			keyword: "oneOf",
			params: { passingSchemas: passing0 }
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
		validate565.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate565.errors = vErrors;
	return errors === 0;
}
validate565.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate553(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate553.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.items === void 0 && (missing0 = "items") || data.nextCursor === void 0 && (missing0 = "nextCursor") || data.unviewed === void 0 && (missing0 = "unviewed")) {
				validate553.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor" || key0 === "unviewed")) {
					validate553.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.items !== void 0) {
						let data0 = data.items;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 20) {
									validate553.errors = [{
										instancePath: instancePath + "/items",
										schemaPath: "#/properties/items/maxItems",
										keyword: "maxItems",
										params: { limit: 20 }
									}];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate554(data0[i0], {
											instancePath: instancePath + "/items/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate554.errors : vErrors.concat(validate554.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate553.errors = [{
									instancePath: instancePath + "/items",
									schemaPath: "#/properties/items/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.nextCursor !== void 0) {
							const _errs5 = errors;
							if (!validate565(data.nextCursor, {
								instancePath: instancePath + "/nextCursor",
								parentData: data,
								parentDataProperty: "nextCursor",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.unviewed !== void 0) {
								const _errs6 = errors;
								if (!validate76(data.unviewed, {
									instancePath: instancePath + "/unviewed",
									parentData: data,
									parentDataProperty: "unviewed",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate553.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate553.errors = vErrors;
	return errors === 0;
}
validate553.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate551(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate551.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate551.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate551.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate553(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate553.errors : vErrors.concat(validate553.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate551.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate551.errors = vErrors;
	return errors === 0;
}
validate551.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema163 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"stepKey",
		"type",
		"title",
		"content",
		"task",
		"page",
		"goal",
		"progress",
		"isDone",
		"reward"
	],
	"properties": {
		"stepKey": { "$ref": "#/components/schemas/StepKey" },
		"type": {
			"type": "string",
			"enum": ["banner", "quest"]
		},
		"title": {
			"type": "string",
			"maxLength": 200
		},
		"content": {
			"type": "string",
			"maxLength": 2e4,
			"description": "Plain text; a blank line separates paragraphs"
		},
		"task": {
			"type": "string",
			"maxLength": 1e4
		},
		"page": {
			"oneOf": [{
				"type": "string",
				"maxLength": 100
			}, { "type": "null" }],
			"description": "Path below /game where the step leads; empty for the castle"
		},
		"goal": {
			"$ref": "#/components/schemas/Amount",
			"description": "How often the thing is to be done; 1 for a banner"
		},
		"progress": { "$ref": "#/components/schemas/Amount" },
		"isDone": {
			"type": "boolean",
			"description": "The step can be completed now"
		},
		"reward": { "$ref": "#/components/schemas/Reward" }
	}
};
function validate576(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate576.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.stepKey === void 0 && (missing0 = "stepKey") || data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.content === void 0 && (missing0 = "content") || data.task === void 0 && (missing0 = "task") || data.page === void 0 && (missing0 = "page") || data.goal === void 0 && (missing0 = "goal") || data.progress === void 0 && (missing0 = "progress") || data.isDone === void 0 && (missing0 = "isDone") || data.reward === void 0 && (missing0 = "reward")) {
				validate576.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func2.call(schema163.properties, key0)) {
					validate576.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.stepKey !== void 0) {
						const _errs2 = errors;
						if (!validate74(data.stepKey, {
							instancePath: instancePath + "/stepKey",
							parentData: data,
							parentDataProperty: "stepKey",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.type !== void 0) {
							let data1 = data.type;
							const _errs3 = errors;
							if (typeof data1 !== "string") {
								validate576.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "#/properties/type/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							if (!(data1 === "banner" || data1 === "quest")) {
								validate576.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "#/properties/type/enum",
									keyword: "enum",
									params: { allowedValues: schema163.properties.type.enum }
								}];
								return false;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.title !== void 0) {
								let data2 = data.title;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (typeof data2 === "string") {
										if (func3(data2) > 200) {
											validate576.errors = [{
												instancePath: instancePath + "/title",
												schemaPath: "#/properties/title/maxLength",
												keyword: "maxLength",
												params: { limit: 200 }
											}];
											return false;
										}
									} else {
										validate576.errors = [{
											instancePath: instancePath + "/title",
											schemaPath: "#/properties/title/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.content !== void 0) {
									let data3 = data.content;
									const _errs7 = errors;
									if (errors === _errs7) {
										if (typeof data3 === "string") {
											if (func3(data3) > 2e4) {
												validate576.errors = [{
													instancePath: instancePath + "/content",
													schemaPath: "#/properties/content/maxLength",
													keyword: "maxLength",
													params: { limit: 2e4 }
												}];
												return false;
											}
										} else {
											validate576.errors = [{
												instancePath: instancePath + "/content",
												schemaPath: "#/properties/content/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.task !== void 0) {
										let data4 = data.task;
										const _errs9 = errors;
										if (errors === _errs9) {
											if (typeof data4 === "string") {
												if (func3(data4) > 1e4) {
													validate576.errors = [{
														instancePath: instancePath + "/task",
														schemaPath: "#/properties/task/maxLength",
														keyword: "maxLength",
														params: { limit: 1e4 }
													}];
													return false;
												}
											} else {
												validate576.errors = [{
													instancePath: instancePath + "/task",
													schemaPath: "#/properties/task/type",
													keyword: "type",
													params: { type: "string" }
												}];
												return false;
											}
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.page !== void 0) {
											let data5 = data.page;
											const _errs11 = errors;
											const _errs12 = errors;
											let valid1 = false;
											let passing0 = null;
											const _errs13 = errors;
											if (errors === _errs13) {
												if (typeof data5 === "string") {
													if (func3(data5) > 100) {
														const err0 = {
															instancePath: instancePath + "/page",
															schemaPath: "#/properties/page/oneOf/0/maxLength",
															keyword: "maxLength",
															params: { limit: 100 }
														};
														if (vErrors === null) vErrors = [err0];
														else vErrors.push(err0);
														errors++;
													}
												} else {
													const err1 = {
														instancePath: instancePath + "/page",
														schemaPath: "#/properties/page/oneOf/0/type",
														keyword: "type",
														params: { type: "string" }
													};
													if (vErrors === null) vErrors = [err1];
													else vErrors.push(err1);
													errors++;
												}
											}
											var _valid0 = _errs13 === errors;
											if (_valid0) {
												valid1 = true;
												passing0 = 0;
											}
											const _errs15 = errors;
											if (data5 !== null) {
												const err2 = {
													instancePath: instancePath + "/page",
													schemaPath: "#/properties/page/oneOf/1/type",
													keyword: "type",
													params: { type: "null" }
												};
												if (vErrors === null) vErrors = [err2];
												else vErrors.push(err2);
												errors++;
											}
											var _valid0 = _errs15 === errors;
											if (_valid0 && valid1) {
												valid1 = false;
												passing0 = [passing0, 1];
											} else if (_valid0) {
												valid1 = true;
												passing0 = 1;
											}
											if (!valid1) {
												const err3 = {
													instancePath: instancePath + "/page",
													schemaPath: "#/properties/page/oneOf",
													keyword: "oneOf",
													params: { passingSchemas: passing0 }
												};
												if (vErrors === null) vErrors = [err3];
												else vErrors.push(err3);
												errors++;
												validate576.errors = vErrors;
												return false;
											} else {
												errors = _errs12;
												if (vErrors !== null) {
													if (_errs12) vErrors.length = _errs12;
													else vErrors = null;
												}
											}
											var valid0 = _errs11 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.goal !== void 0) {
												const _errs17 = errors;
												if (!validate76(data.goal, {
													instancePath: instancePath + "/goal",
													parentData: data,
													parentDataProperty: "goal",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs17 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.progress !== void 0) {
													const _errs18 = errors;
													if (!validate76(data.progress, {
														instancePath: instancePath + "/progress",
														parentData: data,
														parentDataProperty: "progress",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs18 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.isDone !== void 0) {
														const _errs19 = errors;
														if (typeof data.isDone !== "boolean") {
															validate576.errors = [{
																instancePath: instancePath + "/isDone",
																schemaPath: "#/properties/isDone/type",
																keyword: "type",
																params: { type: "boolean" }
															}];
															return false;
														}
														var valid0 = _errs19 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.reward !== void 0) {
															const _errs21 = errors;
															if (!validate524(data.reward, {
																instancePath: instancePath + "/reward",
																parentData: data,
																parentDataProperty: "reward",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs21 === errors;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate576.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate576.errors = vErrors;
	return errors === 0;
}
validate576.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema164 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"questKey",
		"title",
		"task",
		"icon",
		"page",
		"goal",
		"progress",
		"isDone",
		"isClaimed",
		"reward"
	],
	"properties": {
		"questKey": { "$ref": "#/components/schemas/StepKey" },
		"title": {
			"type": "string",
			"maxLength": 200
		},
		"task": {
			"type": "string",
			"maxLength": 200
		},
		"icon": { "$ref": "#/components/schemas/GameIcon" },
		"page": { "$ref": "#/components/schemas/QuestPage" },
		"goal": { "$ref": "#/components/schemas/Amount" },
		"progress": {
			"$ref": "#/components/schemas/Amount",
			"description": "Never above the goal"
		},
		"isDone": { "type": "boolean" },
		"isClaimed": {
			"type": "boolean",
			"description": "Its reward is taken"
		},
		"reward": { "$ref": "#/components/schemas/Reward" }
	}
};
function validate586(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate586.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func3(data) > 100) {
			validate586.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 100 }
			}];
			return false;
		}
	} else {
		validate586.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate586.errors = vErrors;
	return true;
}
validate586.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate583(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate583.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.questKey === void 0 && (missing0 = "questKey") || data.title === void 0 && (missing0 = "title") || data.task === void 0 && (missing0 = "task") || data.icon === void 0 && (missing0 = "icon") || data.page === void 0 && (missing0 = "page") || data.goal === void 0 && (missing0 = "goal") || data.progress === void 0 && (missing0 = "progress") || data.isDone === void 0 && (missing0 = "isDone") || data.isClaimed === void 0 && (missing0 = "isClaimed") || data.reward === void 0 && (missing0 = "reward")) {
				validate583.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func2.call(schema164.properties, key0)) {
					validate583.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.questKey !== void 0) {
						const _errs2 = errors;
						if (!validate74(data.questKey, {
							instancePath: instancePath + "/questKey",
							parentData: data,
							parentDataProperty: "questKey",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.title !== void 0) {
							let data1 = data.title;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 200) {
										validate583.errors = [{
											instancePath: instancePath + "/title",
											schemaPath: "#/properties/title/maxLength",
											keyword: "maxLength",
											params: { limit: 200 }
										}];
										return false;
									}
								} else {
									validate583.errors = [{
										instancePath: instancePath + "/title",
										schemaPath: "#/properties/title/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.task !== void 0) {
								let data2 = data.task;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (typeof data2 === "string") {
										if (func3(data2) > 200) {
											validate583.errors = [{
												instancePath: instancePath + "/task",
												schemaPath: "#/properties/task/maxLength",
												keyword: "maxLength",
												params: { limit: 200 }
											}];
											return false;
										}
									} else {
										validate583.errors = [{
											instancePath: instancePath + "/task",
											schemaPath: "#/properties/task/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.icon !== void 0) {
									const _errs7 = errors;
									if (!validate188(data.icon, {
										instancePath: instancePath + "/icon",
										parentData: data,
										parentDataProperty: "icon",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.page !== void 0) {
										const _errs8 = errors;
										if (!validate586(data.page, {
											instancePath: instancePath + "/page",
											parentData: data,
											parentDataProperty: "page",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.goal !== void 0) {
											const _errs9 = errors;
											if (!validate76(data.goal, {
												instancePath: instancePath + "/goal",
												parentData: data,
												parentDataProperty: "goal",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs9 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.progress !== void 0) {
												const _errs10 = errors;
												if (!validate76(data.progress, {
													instancePath: instancePath + "/progress",
													parentData: data,
													parentDataProperty: "progress",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs10 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.isDone !== void 0) {
													const _errs11 = errors;
													if (typeof data.isDone !== "boolean") {
														validate583.errors = [{
															instancePath: instancePath + "/isDone",
															schemaPath: "#/properties/isDone/type",
															keyword: "type",
															params: { type: "boolean" }
														}];
														return false;
													}
													var valid0 = _errs11 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.isClaimed !== void 0) {
														const _errs13 = errors;
														if (typeof data.isClaimed !== "boolean") {
															validate583.errors = [{
																instancePath: instancePath + "/isClaimed",
																schemaPath: "#/properties/isClaimed/type",
																keyword: "type",
																params: { type: "boolean" }
															}];
															return false;
														}
														var valid0 = _errs13 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.reward !== void 0) {
															const _errs15 = errors;
															if (!validate524(data.reward, {
																instancePath: instancePath + "/reward",
																parentData: data,
																parentDataProperty: "reward",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs15 === errors;
														} else var valid0 = true;
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate583.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate583.errors = vErrors;
	return errors === 0;
}
validate583.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema166 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"kind",
		"title",
		"legend",
		"counted",
		"icon",
		"page",
		"stage",
		"goal",
		"progress",
		"isDone",
		"isLocked",
		"opens",
		"reward"
	],
	"properties": {
		"kind": { "$ref": "#/components/schemas/InfiniteQuestKind" },
		"title": {
			"type": "string",
			"maxLength": 200
		},
		"legend": {
			"type": "string",
			"maxLength": 200
		},
		"counted": {
			"type": "string",
			"maxLength": 100,
			"description": "What is counted, to stand before «12 из 20»"
		},
		"icon": { "$ref": "#/components/schemas/GameIcon" },
		"page": { "$ref": "#/components/schemas/QuestPage" },
		"stage": { "$ref": "#/components/schemas/InfiniteQuestStage" },
		"goal": { "$ref": "#/components/schemas/Amount" },
		"progress": {
			"$ref": "#/components/schemas/Amount",
			"description": "Never above the goal; what is beyond it counts for the next stage"
		},
		"isDone": {
			"type": "boolean",
			"description": "The stage can be claimed now"
		},
		"isLocked": {
			"type": "boolean",
			"description": "Its page is not open yet"
		},
		"opens": {
			"type": ["string", "null"],
			"maxLength": 200,
			"description": "What opens a locked one; null for an open one"
		},
		"reward": {
			"$ref": "#/components/schemas/Reward",
			"description": "Of the present stage at the present level"
		}
	}
};
var schema167 = {
	"type": "string",
	"enum": [
		"buyArmy",
		"winMissions",
		"collectTaxes",
		"equipGear",
		"sharpenCharacteristics",
		"sharpenArmorOrDodge",
		"build",
		"winCrusades",
		"foray"
	]
};
function validate593(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate593.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate593.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "buyArmy" || data === "winMissions" || data === "collectTaxes" || data === "equipGear" || data === "sharpenCharacteristics" || data === "sharpenArmorOrDodge" || data === "build" || data === "winCrusades" || data === "foray")) {
		validate593.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema167.enum }
		}];
		return false;
	}
	validate593.errors = vErrors;
	return true;
}
validate593.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate597(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate597.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate597.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e6 || isNaN(data)) {
			validate597.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 1e6
				}
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate597.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				}
			}];
			return false;
		}
	}
	validate597.errors = vErrors;
	return true;
}
validate597.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate592.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.kind === void 0 && (missing0 = "kind") || data.title === void 0 && (missing0 = "title") || data.legend === void 0 && (missing0 = "legend") || data.counted === void 0 && (missing0 = "counted") || data.icon === void 0 && (missing0 = "icon") || data.page === void 0 && (missing0 = "page") || data.stage === void 0 && (missing0 = "stage") || data.goal === void 0 && (missing0 = "goal") || data.progress === void 0 && (missing0 = "progress") || data.isDone === void 0 && (missing0 = "isDone") || data.isLocked === void 0 && (missing0 = "isLocked") || data.opens === void 0 && (missing0 = "opens") || data.reward === void 0 && (missing0 = "reward")) {
				validate592.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func2.call(schema166.properties, key0)) {
					validate592.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.kind !== void 0) {
						const _errs2 = errors;
						if (!validate593(data.kind, {
							instancePath: instancePath + "/kind",
							parentData: data,
							parentDataProperty: "kind",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.title !== void 0) {
							let data1 = data.title;
							const _errs3 = errors;
							if (errors === _errs3) {
								if (typeof data1 === "string") {
									if (func3(data1) > 200) {
										validate592.errors = [{
											instancePath: instancePath + "/title",
											schemaPath: "#/properties/title/maxLength",
											keyword: "maxLength",
											params: { limit: 200 }
										}];
										return false;
									}
								} else {
									validate592.errors = [{
										instancePath: instancePath + "/title",
										schemaPath: "#/properties/title/type",
										keyword: "type",
										params: { type: "string" }
									}];
									return false;
								}
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.legend !== void 0) {
								let data2 = data.legend;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (typeof data2 === "string") {
										if (func3(data2) > 200) {
											validate592.errors = [{
												instancePath: instancePath + "/legend",
												schemaPath: "#/properties/legend/maxLength",
												keyword: "maxLength",
												params: { limit: 200 }
											}];
											return false;
										}
									} else {
										validate592.errors = [{
											instancePath: instancePath + "/legend",
											schemaPath: "#/properties/legend/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.counted !== void 0) {
									let data3 = data.counted;
									const _errs7 = errors;
									if (errors === _errs7) {
										if (typeof data3 === "string") {
											if (func3(data3) > 100) {
												validate592.errors = [{
													instancePath: instancePath + "/counted",
													schemaPath: "#/properties/counted/maxLength",
													keyword: "maxLength",
													params: { limit: 100 }
												}];
												return false;
											}
										} else {
											validate592.errors = [{
												instancePath: instancePath + "/counted",
												schemaPath: "#/properties/counted/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.icon !== void 0) {
										const _errs9 = errors;
										if (!validate188(data.icon, {
											instancePath: instancePath + "/icon",
											parentData: data,
											parentDataProperty: "icon",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.page !== void 0) {
											const _errs10 = errors;
											if (!validate586(data.page, {
												instancePath: instancePath + "/page",
												parentData: data,
												parentDataProperty: "page",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate586.errors : vErrors.concat(validate586.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs10 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.stage !== void 0) {
												const _errs11 = errors;
												if (!validate597(data.stage, {
													instancePath: instancePath + "/stage",
													parentData: data,
													parentDataProperty: "stage",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate597.errors : vErrors.concat(validate597.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs11 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.goal !== void 0) {
													const _errs12 = errors;
													if (!validate76(data.goal, {
														instancePath: instancePath + "/goal",
														parentData: data,
														parentDataProperty: "goal",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs12 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.progress !== void 0) {
														const _errs13 = errors;
														if (!validate76(data.progress, {
															instancePath: instancePath + "/progress",
															parentData: data,
															parentDataProperty: "progress",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs13 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.isDone !== void 0) {
															const _errs14 = errors;
															if (typeof data.isDone !== "boolean") {
																validate592.errors = [{
																	instancePath: instancePath + "/isDone",
																	schemaPath: "#/properties/isDone/type",
																	keyword: "type",
																	params: { type: "boolean" }
																}];
																return false;
															}
															var valid0 = _errs14 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.isLocked !== void 0) {
																const _errs16 = errors;
																if (typeof data.isLocked !== "boolean") {
																	validate592.errors = [{
																		instancePath: instancePath + "/isLocked",
																		schemaPath: "#/properties/isLocked/type",
																		keyword: "type",
																		params: { type: "boolean" }
																	}];
																	return false;
																}
																var valid0 = _errs16 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.opens !== void 0) {
																	let data11 = data.opens;
																	const _errs18 = errors;
																	if (typeof data11 !== "string" && data11 !== null) {
																		validate592.errors = [{
																			instancePath: instancePath + "/opens",
																			schemaPath: "#/properties/opens/type",
																			keyword: "type",
																			params: { type: schema166.properties.opens.type }
																		}];
																		return false;
																	}
																	if (errors === _errs18) {
																		if (typeof data11 === "string") {
																			if (func3(data11) > 200) {
																				validate592.errors = [{
																					instancePath: instancePath + "/opens",
																					schemaPath: "#/properties/opens/maxLength",
																					keyword: "maxLength",
																					params: { limit: 200 }
																				}];
																				return false;
																			}
																		}
																	}
																	var valid0 = _errs18 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.reward !== void 0) {
																		const _errs20 = errors;
																		if (!validate524(data.reward, {
																			instancePath: instancePath + "/reward",
																			parentData: data,
																			parentDataProperty: "reward",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs20 === errors;
																	} else var valid0 = true;
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate592.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate592.errors = vErrors;
	return errors === 0;
}
validate592.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema169 = {
	"type": "object",
	"description": "A ladder of seven game days; a missed day begins anew.",
	"additionalProperties": false,
	"required": [
		"isAvailable",
		"step",
		"ladder"
	],
	"properties": {
		"isAvailable": {
			"type": "boolean",
			"description": "A step waits to be taken"
		},
		"step": {
			"$ref": "#/components/schemas/DailyRewardStep",
			"description": "The step that waits, or the one taken today"
		},
		"ladder": {
			"type": "array",
			"minItems": 7,
			"maxItems": 7,
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": [
					"step",
					"state",
					"reward"
				],
				"properties": {
					"step": { "$ref": "#/components/schemas/DailyRewardStep" },
					"state": {
						"type": "string",
						"enum": [
							"TAKEN",
							"WAITING",
							"LATER"
						]
					},
					"reward": { "$ref": "#/components/schemas/Reward" }
				}
			}
		}
	}
};
function validate604(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate604.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate604.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 7 || isNaN(data)) {
			validate604.errors = [{
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 7
				}
			}];
			return false;
		} else if (data < 1 || isNaN(data)) {
			validate604.errors = [{
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				}
			}];
			return false;
		}
	}
	validate604.errors = vErrors;
	return true;
}
validate604.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate603(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate603.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.isAvailable === void 0 && (missing0 = "isAvailable") || data.step === void 0 && (missing0 = "step") || data.ladder === void 0 && (missing0 = "ladder")) {
				validate603.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "isAvailable" || key0 === "step" || key0 === "ladder")) {
					validate603.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.isAvailable !== void 0) {
						const _errs2 = errors;
						if (typeof data.isAvailable !== "boolean") {
							validate603.errors = [{
								instancePath: instancePath + "/isAvailable",
								schemaPath: "#/properties/isAvailable/type",
								keyword: "type",
								params: { type: "boolean" }
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.step !== void 0) {
							const _errs4 = errors;
							if (!validate604(data.step, {
								instancePath: instancePath + "/step",
								parentData: data,
								parentDataProperty: "step",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate604.errors : vErrors.concat(validate604.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.ladder !== void 0) {
								let data2 = data.ladder;
								const _errs5 = errors;
								if (errors === _errs5) {
									if (Array.isArray(data2)) {
										if (data2.length > 7) {
											validate603.errors = [{
												instancePath: instancePath + "/ladder",
												schemaPath: "#/properties/ladder/maxItems",
												keyword: "maxItems",
												params: { limit: 7 }
											}];
											return false;
										} else if (data2.length < 7) {
											validate603.errors = [{
												instancePath: instancePath + "/ladder",
												schemaPath: "#/properties/ladder/minItems",
												keyword: "minItems",
												params: { limit: 7 }
											}];
											return false;
										} else {
											const len0 = data2.length;
											for (let i0 = 0; i0 < len0; i0++) {
												let data3 = data2[i0];
												const _errs7 = errors;
												if (errors === _errs7) {
													if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
														let missing1;
														if (data3.step === void 0 && (missing1 = "step") || data3.state === void 0 && (missing1 = "state") || data3.reward === void 0 && (missing1 = "reward")) {
															validate603.errors = [{
																instancePath: instancePath + "/ladder/" + i0,
																schemaPath: "#/properties/ladder/items/required",
																keyword: "required",
																params: { missingProperty: missing1 }
															}];
															return false;
														} else {
															const _errs9 = errors;
															for (const key1 in data3) if (!(key1 === "step" || key1 === "state" || key1 === "reward")) {
																validate603.errors = [{
																	instancePath: instancePath + "/ladder/" + i0,
																	schemaPath: "#/properties/ladder/items/additionalProperties",
																	keyword: "additionalProperties",
																	params: { additionalProperty: key1 }
																}];
																return false;
															}
															if (_errs9 === errors) {
																if (data3.step !== void 0) {
																	const _errs10 = errors;
																	if (!validate604(data3.step, {
																		instancePath: instancePath + "/ladder/" + i0 + "/step",
																		parentData: data3,
																		parentDataProperty: "step",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate604.errors : vErrors.concat(validate604.errors);
																		errors = vErrors.length;
																	}
																	var valid2 = _errs10 === errors;
																} else var valid2 = true;
																if (valid2) {
																	if (data3.state !== void 0) {
																		let data5 = data3.state;
																		const _errs11 = errors;
																		if (typeof data5 !== "string") {
																			validate603.errors = [{
																				instancePath: instancePath + "/ladder/" + i0 + "/state",
																				schemaPath: "#/properties/ladder/items/properties/state/type",
																				keyword: "type",
																				params: { type: "string" }
																			}];
																			return false;
																		}
																		if (!(data5 === "TAKEN" || data5 === "WAITING" || data5 === "LATER")) {
																			validate603.errors = [{
																				instancePath: instancePath + "/ladder/" + i0 + "/state",
																				schemaPath: "#/properties/ladder/items/properties/state/enum",
																				keyword: "enum",
																				params: { allowedValues: schema169.properties.ladder.items.properties.state.enum }
																			}];
																			return false;
																		}
																		var valid2 = _errs11 === errors;
																	} else var valid2 = true;
																	if (valid2) {
																		if (data3.reward !== void 0) {
																			const _errs13 = errors;
																			if (!validate524(data3.reward, {
																				instancePath: instancePath + "/ladder/" + i0 + "/reward",
																				parentData: data3,
																				parentDataProperty: "reward",
																				rootData,
																				dynamicAnchors
																			})) {
																				vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
																				errors = vErrors.length;
																			}
																			var valid2 = _errs13 === errors;
																		} else var valid2 = true;
																	}
																}
															}
														}
													} else {
														validate603.errors = [{
															instancePath: instancePath + "/ladder/" + i0,
															schemaPath: "#/properties/ladder/items/type",
															keyword: "type",
															params: { type: "object" }
														}];
														return false;
													}
												}
												if (!(_errs7 === errors)) break;
											}
										}
									} else {
										validate603.errors = [{
											instancePath: instancePath + "/ladder",
											schemaPath: "#/properties/ladder/type",
											keyword: "type",
											params: { type: "array" }
										}];
										return false;
									}
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate603.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate603.errors = vErrors;
	return errors === 0;
}
validate603.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate574(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate574.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.completed === void 0 && (missing0 = "completed") || data.active === void 0 && (missing0 = "active") || data.total === void 0 && (missing0 = "total") || data.daily === void 0 && (missing0 = "daily") || data.infinite === void 0 && (missing0 = "infinite") || data.dailyReward === void 0 && (missing0 = "dailyReward") || data.resetsAt === void 0 && (missing0 = "resetsAt") || data.serverTime === void 0 && (missing0 = "serverTime")) {
				validate574.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "completed" || key0 === "active" || key0 === "total" || key0 === "daily" || key0 === "infinite" || key0 === "dailyReward" || key0 === "resetsAt" || key0 === "serverTime")) {
					validate574.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.completed !== void 0) {
						let data0 = data.completed;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 200) {
									validate574.errors = [{
										instancePath: instancePath + "/completed",
										schemaPath: "#/properties/completed/maxItems",
										keyword: "maxItems",
										params: { limit: 200 }
									}];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate74(data0[i0], {
											instancePath: instancePath + "/completed/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate574.errors = [{
									instancePath: instancePath + "/completed",
									schemaPath: "#/properties/completed/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.active !== void 0) {
							let data2 = data.active;
							const _errs5 = errors;
							if (errors === _errs5) {
								if (Array.isArray(data2)) {
									if (data2.length > 20) {
										validate574.errors = [{
											instancePath: instancePath + "/active",
											schemaPath: "#/properties/active/maxItems",
											keyword: "maxItems",
											params: { limit: 20 }
										}];
										return false;
									} else {
										const len1 = data2.length;
										for (let i1 = 0; i1 < len1; i1++) {
											const _errs7 = errors;
											if (!validate576(data2[i1], {
												instancePath: instancePath + "/active/" + i1,
												parentData: data2,
												parentDataProperty: i1,
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate576.errors : vErrors.concat(validate576.errors);
												errors = vErrors.length;
											}
											if (!(_errs7 === errors)) break;
										}
									}
								} else {
									validate574.errors = [{
										instancePath: instancePath + "/active",
										schemaPath: "#/properties/active/type",
										keyword: "type",
										params: { type: "array" }
									}];
									return false;
								}
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.total !== void 0) {
								const _errs8 = errors;
								if (!validate76(data.total, {
									instancePath: instancePath + "/total",
									parentData: data,
									parentDataProperty: "total",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.daily !== void 0) {
									let data5 = data.daily;
									const _errs9 = errors;
									if (errors === _errs9) {
										if (Array.isArray(data5)) {
											if (data5.length > 3) {
												validate574.errors = [{
													instancePath: instancePath + "/daily",
													schemaPath: "#/properties/daily/maxItems",
													keyword: "maxItems",
													params: { limit: 3 }
												}];
												return false;
											} else {
												const len2 = data5.length;
												for (let i2 = 0; i2 < len2; i2++) {
													const _errs11 = errors;
													if (!validate583(data5[i2], {
														instancePath: instancePath + "/daily/" + i2,
														parentData: data5,
														parentDataProperty: i2,
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate583.errors : vErrors.concat(validate583.errors);
														errors = vErrors.length;
													}
													if (!(_errs11 === errors)) break;
												}
											}
										} else {
											validate574.errors = [{
												instancePath: instancePath + "/daily",
												schemaPath: "#/properties/daily/type",
												keyword: "type",
												params: { type: "array" }
											}];
											return false;
										}
									}
									var valid0 = _errs9 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.infinite !== void 0) {
										let data7 = data.infinite;
										const _errs12 = errors;
										if (errors === _errs12) {
											if (Array.isArray(data7)) {
												if (data7.length > 9) {
													validate574.errors = [{
														instancePath: instancePath + "/infinite",
														schemaPath: "#/properties/infinite/maxItems",
														keyword: "maxItems",
														params: { limit: 9 }
													}];
													return false;
												} else if (data7.length < 9) {
													validate574.errors = [{
														instancePath: instancePath + "/infinite",
														schemaPath: "#/properties/infinite/minItems",
														keyword: "minItems",
														params: { limit: 9 }
													}];
													return false;
												} else {
													const len3 = data7.length;
													for (let i3 = 0; i3 < len3; i3++) {
														const _errs14 = errors;
														if (!validate592(data7[i3], {
															instancePath: instancePath + "/infinite/" + i3,
															parentData: data7,
															parentDataProperty: i3,
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors);
															errors = vErrors.length;
														}
														if (!(_errs14 === errors)) break;
													}
												}
											} else {
												validate574.errors = [{
													instancePath: instancePath + "/infinite",
													schemaPath: "#/properties/infinite/type",
													keyword: "type",
													params: { type: "array" }
												}];
												return false;
											}
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.dailyReward !== void 0) {
											const _errs15 = errors;
											if (!validate603(data.dailyReward, {
												instancePath: instancePath + "/dailyReward",
												parentData: data,
												parentDataProperty: "dailyReward",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate603.errors : vErrors.concat(validate603.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs15 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.resetsAt !== void 0) {
												const _errs16 = errors;
												if (!validate96(data.resetsAt, {
													instancePath: instancePath + "/resetsAt",
													parentData: data,
													parentDataProperty: "resetsAt",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs16 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.serverTime !== void 0) {
													const _errs17 = errors;
													if (!validate96(data.serverTime, {
														instancePath: instancePath + "/serverTime",
														parentData: data,
														parentDataProperty: "serverTime",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs17 === errors;
												} else var valid0 = true;
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate574.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate574.errors = vErrors;
	return errors === 0;
}
validate574.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate572(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate572.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate572.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate572.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate574(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate574.errors : vErrors.concat(validate574.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate572.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate572.errors = vErrors;
	return errors === 0;
}
validate572.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema173 = {
	"type": "object",
	"additionalProperties": false,
	"required": [
		"notificationId",
		"type",
		"title",
		"text",
		"fightId",
		"result",
		"level",
		"reward",
		"createdAt",
		"isRead",
		"isShown"
	],
	"properties": {
		"notificationId": { "$ref": "#/components/schemas/Id" },
		"type": { "$ref": "#/components/schemas/NotificationType" },
		"title": {
			"type": "string",
			"maxLength": 100,
			"examples": ["Поход окончен: победа"]
		},
		"text": {
			"type": "string",
			"maxLength": 300
		},
		"fightId": { "oneOf": [{ "$ref": "#/components/schemas/Id" }, { "type": "null" }] },
		"result": { "oneOf": [{ "$ref": "#/components/schemas/FightResult" }, { "type": "null" }] },
		"level": { "oneOf": [{ "$ref": "#/components/schemas/Level" }, { "type": "null" }] },
		"reward": { "oneOf": [{ "$ref": "#/components/schemas/Reward" }, { "type": "null" }] },
		"createdAt": { "$ref": "#/components/schemas/Instant" },
		"isRead": { "type": "boolean" },
		"isShown": { "type": "boolean" }
	}
};
var schema174 = {
	"type": "string",
	"enum": [
		"MISSION_COMPLETED",
		"LEVEL_UP",
		"TAXES_COLLECTED",
		"LOT_SOLD",
		"LOT_EXPIRED"
	]
};
function validate618(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate618.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate618.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "MISSION_COMPLETED" || data === "LEVEL_UP" || data === "TAXES_COLLECTED" || data === "LOT_SOLD" || data === "LOT_EXPIRED")) {
		validate618.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema174.enum }
		}];
		return false;
	}
	validate618.errors = vErrors;
	return true;
}
validate618.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate616(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate616.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.notificationId === void 0 && (missing0 = "notificationId") || data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.text === void 0 && (missing0 = "text") || data.fightId === void 0 && (missing0 = "fightId") || data.result === void 0 && (missing0 = "result") || data.level === void 0 && (missing0 = "level") || data.reward === void 0 && (missing0 = "reward") || data.createdAt === void 0 && (missing0 = "createdAt") || data.isRead === void 0 && (missing0 = "isRead") || data.isShown === void 0 && (missing0 = "isShown")) {
				validate616.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func2.call(schema173.properties, key0)) {
					validate616.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.notificationId !== void 0) {
						const _errs2 = errors;
						if (!validate65(data.notificationId, {
							instancePath: instancePath + "/notificationId",
							parentData: data,
							parentDataProperty: "notificationId",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.type !== void 0) {
							const _errs3 = errors;
							if (!validate618(data.type, {
								instancePath: instancePath + "/type",
								parentData: data,
								parentDataProperty: "type",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate618.errors : vErrors.concat(validate618.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.title !== void 0) {
								let data2 = data.title;
								const _errs4 = errors;
								if (errors === _errs4) {
									if (typeof data2 === "string") {
										if (func3(data2) > 100) {
											validate616.errors = [{
												instancePath: instancePath + "/title",
												schemaPath: "#/properties/title/maxLength",
												keyword: "maxLength",
												params: { limit: 100 }
											}];
											return false;
										}
									} else {
										validate616.errors = [{
											instancePath: instancePath + "/title",
											schemaPath: "#/properties/title/type",
											keyword: "type",
											params: { type: "string" }
										}];
										return false;
									}
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.text !== void 0) {
									let data3 = data.text;
									const _errs6 = errors;
									if (errors === _errs6) {
										if (typeof data3 === "string") {
											if (func3(data3) > 300) {
												validate616.errors = [{
													instancePath: instancePath + "/text",
													schemaPath: "#/properties/text/maxLength",
													keyword: "maxLength",
													params: { limit: 300 }
												}];
												return false;
											}
										} else {
											validate616.errors = [{
												instancePath: instancePath + "/text",
												schemaPath: "#/properties/text/type",
												keyword: "type",
												params: { type: "string" }
											}];
											return false;
										}
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.fightId !== void 0) {
										let data4 = data.fightId;
										const _errs8 = errors;
										const _errs9 = errors;
										let valid1 = false;
										let passing0 = null;
										const _errs10 = errors;
										if (!validate65(data4, {
											instancePath: instancePath + "/fightId",
											parentData: data,
											parentDataProperty: "fightId",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
											errors = vErrors.length;
										}
										var _valid0 = _errs10 === errors;
										if (_valid0) {
											valid1 = true;
											passing0 = 0;
										}
										const _errs11 = errors;
										if (data4 !== null) {
											const err0 = {
												instancePath: instancePath + "/fightId",
												schemaPath: "#/properties/fightId/oneOf/1/type",
												keyword: "type",
												params: { type: "null" }
											};
											if (vErrors === null) vErrors = [err0];
											else vErrors.push(err0);
											errors++;
										}
										var _valid0 = _errs11 === errors;
										if (_valid0 && valid1) {
											valid1 = false;
											passing0 = [passing0, 1];
										} else if (_valid0) {
											valid1 = true;
											passing0 = 1;
										}
										if (!valid1) {
											const err1 = {
												instancePath: instancePath + "/fightId",
												schemaPath: "#/properties/fightId/oneOf",
												keyword: "oneOf",
												params: { passingSchemas: passing0 }
											};
											if (vErrors === null) vErrors = [err1];
											else vErrors.push(err1);
											errors++;
											validate616.errors = vErrors;
											return false;
										} else {
											errors = _errs9;
											if (vErrors !== null) {
												if (_errs9) vErrors.length = _errs9;
												else vErrors = null;
											}
										}
										var valid0 = _errs8 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.result !== void 0) {
											let data5 = data.result;
											const _errs13 = errors;
											const _errs14 = errors;
											let valid2 = false;
											let passing1 = null;
											const _errs15 = errors;
											if (!validate522(data5, {
												instancePath: instancePath + "/result",
												parentData: data,
												parentDataProperty: "result",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
												errors = vErrors.length;
											}
											var _valid1 = _errs15 === errors;
											if (_valid1) {
												valid2 = true;
												passing1 = 0;
											}
											const _errs16 = errors;
											if (data5 !== null) {
												const err2 = {
													instancePath: instancePath + "/result",
													schemaPath: "#/properties/result/oneOf/1/type",
													keyword: "type",
													params: { type: "null" }
												};
												if (vErrors === null) vErrors = [err2];
												else vErrors.push(err2);
												errors++;
											}
											var _valid1 = _errs16 === errors;
											if (_valid1 && valid2) {
												valid2 = false;
												passing1 = [passing1, 1];
											} else if (_valid1) {
												valid2 = true;
												passing1 = 1;
											}
											if (!valid2) {
												const err3 = {
													instancePath: instancePath + "/result",
													schemaPath: "#/properties/result/oneOf",
													keyword: "oneOf",
													params: { passingSchemas: passing1 }
												};
												if (vErrors === null) vErrors = [err3];
												else vErrors.push(err3);
												errors++;
												validate616.errors = vErrors;
												return false;
											} else {
												errors = _errs14;
												if (vErrors !== null) {
													if (_errs14) vErrors.length = _errs14;
													else vErrors = null;
												}
											}
											var valid0 = _errs13 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.level !== void 0) {
												let data6 = data.level;
												const _errs18 = errors;
												const _errs19 = errors;
												let valid3 = false;
												let passing2 = null;
												const _errs20 = errors;
												if (!validate69(data6, {
													instancePath: instancePath + "/level",
													parentData: data,
													parentDataProperty: "level",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
													errors = vErrors.length;
												}
												var _valid2 = _errs20 === errors;
												if (_valid2) {
													valid3 = true;
													passing2 = 0;
												}
												const _errs21 = errors;
												if (data6 !== null) {
													const err4 = {
														instancePath: instancePath + "/level",
														schemaPath: "#/properties/level/oneOf/1/type",
														keyword: "type",
														params: { type: "null" }
													};
													if (vErrors === null) vErrors = [err4];
													else vErrors.push(err4);
													errors++;
												}
												var _valid2 = _errs21 === errors;
												if (_valid2 && valid3) {
													valid3 = false;
													passing2 = [passing2, 1];
												} else if (_valid2) {
													valid3 = true;
													passing2 = 1;
												}
												if (!valid3) {
													const err5 = {
														instancePath: instancePath + "/level",
														schemaPath: "#/properties/level/oneOf",
														keyword: "oneOf",
														params: { passingSchemas: passing2 }
													};
													if (vErrors === null) vErrors = [err5];
													else vErrors.push(err5);
													errors++;
													validate616.errors = vErrors;
													return false;
												} else {
													errors = _errs19;
													if (vErrors !== null) {
														if (_errs19) vErrors.length = _errs19;
														else vErrors = null;
													}
												}
												var valid0 = _errs18 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.reward !== void 0) {
													let data7 = data.reward;
													const _errs23 = errors;
													const _errs24 = errors;
													let valid4 = false;
													let passing3 = null;
													const _errs25 = errors;
													if (!validate524(data7, {
														instancePath: instancePath + "/reward",
														parentData: data,
														parentDataProperty: "reward",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate524.errors : vErrors.concat(validate524.errors);
														errors = vErrors.length;
													}
													var _valid3 = _errs25 === errors;
													if (_valid3) {
														valid4 = true;
														passing3 = 0;
													}
													const _errs26 = errors;
													if (data7 !== null) {
														const err6 = {
															instancePath: instancePath + "/reward",
															schemaPath: "#/properties/reward/oneOf/1/type",
															keyword: "type",
															params: { type: "null" }
														};
														if (vErrors === null) vErrors = [err6];
														else vErrors.push(err6);
														errors++;
													}
													var _valid3 = _errs26 === errors;
													if (_valid3 && valid4) {
														valid4 = false;
														passing3 = [passing3, 1];
													} else if (_valid3) {
														valid4 = true;
														passing3 = 1;
													}
													if (!valid4) {
														const err7 = {
															instancePath: instancePath + "/reward",
															schemaPath: "#/properties/reward/oneOf",
															keyword: "oneOf",
															params: { passingSchemas: passing3 }
														};
														if (vErrors === null) vErrors = [err7];
														else vErrors.push(err7);
														errors++;
														validate616.errors = vErrors;
														return false;
													} else {
														errors = _errs24;
														if (vErrors !== null) {
															if (_errs24) vErrors.length = _errs24;
															else vErrors = null;
														}
													}
													var valid0 = _errs23 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.createdAt !== void 0) {
														const _errs28 = errors;
														if (!validate96(data.createdAt, {
															instancePath: instancePath + "/createdAt",
															parentData: data,
															parentDataProperty: "createdAt",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate96.errors : vErrors.concat(validate96.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs28 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.isRead !== void 0) {
															const _errs29 = errors;
															if (typeof data.isRead !== "boolean") {
																validate616.errors = [{
																	instancePath: instancePath + "/isRead",
																	schemaPath: "#/properties/isRead/type",
																	keyword: "type",
																	params: { type: "boolean" }
																}];
																return false;
															}
															var valid0 = _errs29 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.isShown !== void 0) {
																const _errs31 = errors;
																if (typeof data.isShown !== "boolean") {
																	validate616.errors = [{
																		instancePath: instancePath + "/isShown",
																		schemaPath: "#/properties/isShown/type",
																		keyword: "type",
																		params: { type: "boolean" }
																	}];
																	return false;
																}
																var valid0 = _errs31 === errors;
															} else var valid0 = true;
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate616.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate616.errors = vErrors;
	return errors === 0;
}
validate616.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate615(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate615.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.items === void 0 && (missing0 = "items") || data.nextCursor === void 0 && (missing0 = "nextCursor") || data.unread === void 0 && (missing0 = "unread") || data.unshown === void 0 && (missing0 = "unshown")) {
				validate615.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor" || key0 === "unread" || key0 === "unshown")) {
					validate615.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.items !== void 0) {
						let data0 = data.items;
						const _errs2 = errors;
						if (errors === _errs2) {
							if (Array.isArray(data0)) {
								if (data0.length > 20) {
									validate615.errors = [{
										instancePath: instancePath + "/items",
										schemaPath: "#/properties/items/maxItems",
										keyword: "maxItems",
										params: { limit: 20 }
									}];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate616(data0[i0], {
											instancePath: instancePath + "/items/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate616.errors : vErrors.concat(validate616.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate615.errors = [{
									instancePath: instancePath + "/items",
									schemaPath: "#/properties/items/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.nextCursor !== void 0) {
							const _errs5 = errors;
							if (!validate565(data.nextCursor, {
								instancePath: instancePath + "/nextCursor",
								parentData: data,
								parentDataProperty: "nextCursor",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs5 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.unread !== void 0) {
								const _errs6 = errors;
								if (!validate76(data.unread, {
									instancePath: instancePath + "/unread",
									parentData: data,
									parentDataProperty: "unread",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs6 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.unshown !== void 0) {
									const _errs7 = errors;
									if (!validate76(data.unshown, {
										instancePath: instancePath + "/unshown",
										parentData: data,
										parentDataProperty: "unshown",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs7 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate615.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate615.errors = vErrors;
	return errors === 0;
}
validate615.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate613(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate613.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate613.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate613.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate615(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate613.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate613.errors = vErrors;
	return errors === 0;
}
validate613.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate633(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate633.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.count === void 0 && (missing0 = "count")) {
				validate633.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "count")) {
					validate633.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.count !== void 0) {
						if (!validate76(data.count, {
							instancePath: instancePath + "/count",
							parentData: data,
							parentDataProperty: "count",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate76.errors : vErrors.concat(validate76.errors);
							errors = vErrors.length;
						}
					}
				}
			}
		} else {
			validate633.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate633.errors = vErrors;
	return errors === 0;
}
validate633.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate631(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate631.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate631.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate631.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.rev !== void 0) {
						const _errs2 = errors;
						if (!validate61(data.rev, {
							instancePath: instancePath + "/rev",
							parentData: data,
							parentDataProperty: "rev",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.data !== void 0) {
							const _errs3 = errors;
							if (!validate633(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate633.errors : vErrors.concat(validate633.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate631.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate631.errors = vErrors;
	return errors === 0;
}
validate631.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate59.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!func2.call(schema24.properties, key0)) {
				validate59.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 }
				}];
				return false;
			}
			if (_errs1 === errors) {
				if (data.playerLayout !== void 0) {
					const _errs2 = errors;
					if (!validate60(data.playerLayout, {
						instancePath: instancePath + "/playerLayout",
						parentData: data,
						parentDataProperty: "playerLayout",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
						errors = vErrors.length;
					}
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.controlPanel !== void 0) {
						const _errs3 = errors;
						if (!validate82(data.controlPanel, {
							instancePath: instancePath + "/controlPanel",
							parentData: data,
							parentDataProperty: "controlPanel",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate82.errors : vErrors.concat(validate82.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.army !== void 0) {
							const _errs4 = errors;
							if (!validate128(data.army, {
								instancePath: instancePath + "/army",
								parentData: data,
								parentDataProperty: "army",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.inventory !== void 0) {
								const _errs5 = errors;
								if (!validate178(data.inventory, {
									instancePath: instancePath + "/inventory",
									parentData: data,
									parentDataProperty: "inventory",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate178.errors : vErrors.concat(validate178.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.buildings !== void 0) {
									const _errs6 = errors;
									if (!validate272(data.buildings, {
										instancePath: instancePath + "/buildings",
										parentData: data,
										parentDataProperty: "buildings",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate272.errors : vErrors.concat(validate272.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.forgeGrind !== void 0) {
										const _errs7 = errors;
										if (!validate302(data.forgeGrind, {
											instancePath: instancePath + "/forgeGrind",
											parentData: data,
											parentDataProperty: "forgeGrind",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate302.errors : vErrors.concat(validate302.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.enhance !== void 0) {
											const _errs8 = errors;
											if (!validate337(data.enhance, {
												instancePath: instancePath + "/enhance",
												parentData: data,
												parentDataProperty: "enhance",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate337.errors : vErrors.concat(validate337.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.forgeCraft !== void 0) {
												const _errs9 = errors;
												if (!validate350(data.forgeCraft, {
													instancePath: instancePath + "/forgeCraft",
													parentData: data,
													parentDataProperty: "forgeCraft",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs9 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.craftBook !== void 0) {
													const _errs10 = errors;
													if (!validate371(data.craftBook, {
														instancePath: instancePath + "/craftBook",
														parentData: data,
														parentDataProperty: "craftBook",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate371.errors : vErrors.concat(validate371.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs10 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.skillBranches !== void 0) {
														const _errs11 = errors;
														if (!validate418(data.skillBranches, {
															instancePath: instancePath + "/skillBranches",
															parentData: data,
															parentDataProperty: "skillBranches",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs11 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.skillList !== void 0) {
															const _errs12 = errors;
															if (!validate436(data.skillList, {
																instancePath: instancePath + "/skillList",
																parentData: data,
																parentDataProperty: "skillList",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs12 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.shopGear !== void 0) {
																const _errs13 = errors;
																if (!validate460(data.shopGear, {
																	instancePath: instancePath + "/shopGear",
																	parentData: data,
																	parentDataProperty: "shopGear",
																	rootData,
																	dynamicAnchors
																})) {
																	vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
																	errors = vErrors.length;
																}
																var valid0 = _errs13 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.shopConsumable !== void 0) {
																	const _errs14 = errors;
																	if (!validate481(data.shopConsumable, {
																		instancePath: instancePath + "/shopConsumable",
																		parentData: data,
																		parentDataProperty: "shopConsumable",
																		rootData,
																		dynamicAnchors
																	})) {
																		vErrors = vErrors === null ? validate481.errors : vErrors.concat(validate481.errors);
																		errors = vErrors.length;
																	}
																	var valid0 = _errs14 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.shopGold !== void 0) {
																		const _errs15 = errors;
																		if (!validate491(data.shopGold, {
																			instancePath: instancePath + "/shopGold",
																			parentData: data,
																			parentDataProperty: "shopGold",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate491.errors : vErrors.concat(validate491.errors);
																			errors = vErrors.length;
																		}
																		var valid0 = _errs15 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.missions !== void 0) {
																			const _errs16 = errors;
																			if (!validate504(data.missions, {
																				instancePath: instancePath + "/missions",
																				parentData: data,
																				parentDataProperty: "missions",
																				rootData,
																				dynamicAnchors
																			})) {
																				vErrors = vErrors === null ? validate504.errors : vErrors.concat(validate504.errors);
																				errors = vErrors.length;
																			}
																			var valid0 = _errs16 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.fightLogs !== void 0) {
																				const _errs17 = errors;
																				if (!validate551(data.fightLogs, {
																					instancePath: instancePath + "/fightLogs",
																					parentData: data,
																					parentDataProperty: "fightLogs",
																					rootData,
																					dynamicAnchors
																				})) {
																					vErrors = vErrors === null ? validate551.errors : vErrors.concat(validate551.errors);
																					errors = vErrors.length;
																				}
																				var valid0 = _errs17 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.quests !== void 0) {
																					const _errs18 = errors;
																					if (!validate572(data.quests, {
																						instancePath: instancePath + "/quests",
																						parentData: data,
																						parentDataProperty: "quests",
																						rootData,
																						dynamicAnchors
																					})) {
																						vErrors = vErrors === null ? validate572.errors : vErrors.concat(validate572.errors);
																						errors = vErrors.length;
																					}
																					var valid0 = _errs18 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.notifications !== void 0) {
																						const _errs19 = errors;
																						if (!validate613(data.notifications, {
																							instancePath: instancePath + "/notifications",
																							parentData: data,
																							parentDataProperty: "notifications",
																							rootData,
																							dynamicAnchors
																						})) {
																							vErrors = vErrors === null ? validate613.errors : vErrors.concat(validate613.errors);
																							errors = vErrors.length;
																						}
																						var valid0 = _errs19 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.online !== void 0) {
																							const _errs20 = errors;
																							if (!validate631(data.online, {
																								instancePath: instancePath + "/online",
																								parentData: data,
																								parentDataProperty: "online",
																								rootData,
																								dynamicAnchors
																							})) {
																								vErrors = vErrors === null ? validate631.errors : vErrors.concat(validate631.errors);
																								errors = vErrors.length;
																							}
																							var valid0 = _errs20 === errors;
																						} else var valid0 = true;
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate59.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate59.errors = vErrors;
	return errors === 0;
}
validate59.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate58.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate59(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
		errors = vErrors.length;
	}
	validate58.errors = vErrors;
	return errors === 0;
}
validate58.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var validateCloseSession = validate638;
function validate639(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate639.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.sessionIds === void 0 && (missing0 = "sessionIds")) {
				validate639.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "sessionIds")) {
					validate639.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.sessionIds !== void 0) {
						let data0 = data.sessionIds;
						if (errors === errors) {
							if (Array.isArray(data0)) {
								if (data0.length > 100) {
									validate639.errors = [{
										instancePath: instancePath + "/sessionIds",
										schemaPath: "#/properties/sessionIds/maxItems",
										keyword: "maxItems",
										params: { limit: 100 }
									}];
									return false;
								} else if (data0.length < 1) {
									validate639.errors = [{
										instancePath: instancePath + "/sessionIds",
										schemaPath: "#/properties/sessionIds/minItems",
										keyword: "minItems",
										params: { limit: 1 }
									}];
									return false;
								} else {
									const len0 = data0.length;
									for (let i0 = 0; i0 < len0; i0++) {
										const _errs4 = errors;
										if (!validate556(data0[i0], {
											instancePath: instancePath + "/sessionIds/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate556.errors : vErrors.concat(validate556.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate639.errors = [{
									instancePath: instancePath + "/sessionIds",
									schemaPath: "#/properties/sessionIds/type",
									keyword: "type",
									params: { type: "array" }
								}];
								return false;
							}
						}
					}
				}
			}
		} else {
			validate639.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate639.errors = vErrors;
	return errors === 0;
}
validate639.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate638(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate638.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate639(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate639.errors : vErrors.concat(validate639.errors);
		errors = vErrors.length;
	}
	validate638.errors = vErrors;
	return errors === 0;
}
validate638.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var validateFetchGameData = validate642;
var schema180 = {
	"type": "object",
	"description": "The channels a page shows",
	"additionalProperties": false,
	"properties": {
		"playerLayout": {
			"type": "boolean",
			"const": true
		},
		"controlPanel": {
			"type": "boolean",
			"const": true
		},
		"army": {
			"type": "boolean",
			"const": true
		},
		"inventory": {
			"type": "boolean",
			"const": true
		},
		"buildings": {
			"type": "boolean",
			"const": true
		},
		"forgeGrind": {
			"type": "boolean",
			"const": true
		},
		"enhance": {
			"type": "boolean",
			"const": true
		},
		"forgeCraft": {
			"type": "boolean",
			"const": true
		},
		"craftBook": {
			"type": "boolean",
			"const": true
		},
		"skillBranches": {
			"type": "boolean",
			"const": true
		},
		"skillList": { "$ref": "#/components/schemas/SkillListOptions" },
		"shopGear": {
			"type": "boolean",
			"const": true
		},
		"shopConsumable": {
			"type": "boolean",
			"const": true
		},
		"shopGold": {
			"type": "boolean",
			"const": true
		},
		"missions": {
			"type": "boolean",
			"const": true
		},
		"fightLogs": {
			"type": "boolean",
			"const": true
		},
		"quests": {
			"type": "boolean",
			"const": true
		},
		"notifications": {
			"type": "boolean",
			"const": true
		},
		"online": {
			"type": "boolean",
			"const": true
		}
	}
};
function validate644(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate644.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.branchKey === void 0 && (missing0 = "branchKey")) {
				validate644.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "branchKey")) {
					validate644.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.branchKey !== void 0) {
						if (!validate422(data.branchKey, {
							instancePath: instancePath + "/branchKey",
							parentData: data,
							parentDataProperty: "branchKey",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
							errors = vErrors.length;
						}
					}
				}
			}
		} else {
			validate644.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate644.errors = vErrors;
	return errors === 0;
}
validate644.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate643(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate643.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			const _errs1 = errors;
			for (const key0 in data) if (!func2.call(schema180.properties, key0)) {
				validate643.errors = [{
					instancePath,
					schemaPath: "#/additionalProperties",
					keyword: "additionalProperties",
					params: { additionalProperty: key0 }
				}];
				return false;
			}
			if (_errs1 === errors) {
				if (data.playerLayout !== void 0) {
					let data0 = data.playerLayout;
					const _errs2 = errors;
					if (typeof data0 !== "boolean") {
						validate643.errors = [{
							instancePath: instancePath + "/playerLayout",
							schemaPath: "#/properties/playerLayout/type",
							keyword: "type",
							params: { type: "boolean" }
						}];
						return false;
					}
					if (true !== data0) {
						validate643.errors = [{
							instancePath: instancePath + "/playerLayout",
							schemaPath: "#/properties/playerLayout/const",
							keyword: "const",
							params: { allowedValue: true }
						}];
						return false;
					}
					var valid0 = _errs2 === errors;
				} else var valid0 = true;
				if (valid0) {
					if (data.controlPanel !== void 0) {
						let data1 = data.controlPanel;
						const _errs4 = errors;
						if (typeof data1 !== "boolean") {
							validate643.errors = [{
								instancePath: instancePath + "/controlPanel",
								schemaPath: "#/properties/controlPanel/type",
								keyword: "type",
								params: { type: "boolean" }
							}];
							return false;
						}
						if (true !== data1) {
							validate643.errors = [{
								instancePath: instancePath + "/controlPanel",
								schemaPath: "#/properties/controlPanel/const",
								keyword: "const",
								params: { allowedValue: true }
							}];
							return false;
						}
						var valid0 = _errs4 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.army !== void 0) {
							let data2 = data.army;
							const _errs6 = errors;
							if (typeof data2 !== "boolean") {
								validate643.errors = [{
									instancePath: instancePath + "/army",
									schemaPath: "#/properties/army/type",
									keyword: "type",
									params: { type: "boolean" }
								}];
								return false;
							}
							if (true !== data2) {
								validate643.errors = [{
									instancePath: instancePath + "/army",
									schemaPath: "#/properties/army/const",
									keyword: "const",
									params: { allowedValue: true }
								}];
								return false;
							}
							var valid0 = _errs6 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.inventory !== void 0) {
								let data3 = data.inventory;
								const _errs8 = errors;
								if (typeof data3 !== "boolean") {
									validate643.errors = [{
										instancePath: instancePath + "/inventory",
										schemaPath: "#/properties/inventory/type",
										keyword: "type",
										params: { type: "boolean" }
									}];
									return false;
								}
								if (true !== data3) {
									validate643.errors = [{
										instancePath: instancePath + "/inventory",
										schemaPath: "#/properties/inventory/const",
										keyword: "const",
										params: { allowedValue: true }
									}];
									return false;
								}
								var valid0 = _errs8 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.buildings !== void 0) {
									let data4 = data.buildings;
									const _errs10 = errors;
									if (typeof data4 !== "boolean") {
										validate643.errors = [{
											instancePath: instancePath + "/buildings",
											schemaPath: "#/properties/buildings/type",
											keyword: "type",
											params: { type: "boolean" }
										}];
										return false;
									}
									if (true !== data4) {
										validate643.errors = [{
											instancePath: instancePath + "/buildings",
											schemaPath: "#/properties/buildings/const",
											keyword: "const",
											params: { allowedValue: true }
										}];
										return false;
									}
									var valid0 = _errs10 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.forgeGrind !== void 0) {
										let data5 = data.forgeGrind;
										const _errs12 = errors;
										if (typeof data5 !== "boolean") {
											validate643.errors = [{
												instancePath: instancePath + "/forgeGrind",
												schemaPath: "#/properties/forgeGrind/type",
												keyword: "type",
												params: { type: "boolean" }
											}];
											return false;
										}
										if (true !== data5) {
											validate643.errors = [{
												instancePath: instancePath + "/forgeGrind",
												schemaPath: "#/properties/forgeGrind/const",
												keyword: "const",
												params: { allowedValue: true }
											}];
											return false;
										}
										var valid0 = _errs12 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.enhance !== void 0) {
											let data6 = data.enhance;
											const _errs14 = errors;
											if (typeof data6 !== "boolean") {
												validate643.errors = [{
													instancePath: instancePath + "/enhance",
													schemaPath: "#/properties/enhance/type",
													keyword: "type",
													params: { type: "boolean" }
												}];
												return false;
											}
											if (true !== data6) {
												validate643.errors = [{
													instancePath: instancePath + "/enhance",
													schemaPath: "#/properties/enhance/const",
													keyword: "const",
													params: { allowedValue: true }
												}];
												return false;
											}
											var valid0 = _errs14 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.forgeCraft !== void 0) {
												let data7 = data.forgeCraft;
												const _errs16 = errors;
												if (typeof data7 !== "boolean") {
													validate643.errors = [{
														instancePath: instancePath + "/forgeCraft",
														schemaPath: "#/properties/forgeCraft/type",
														keyword: "type",
														params: { type: "boolean" }
													}];
													return false;
												}
												if (true !== data7) {
													validate643.errors = [{
														instancePath: instancePath + "/forgeCraft",
														schemaPath: "#/properties/forgeCraft/const",
														keyword: "const",
														params: { allowedValue: true }
													}];
													return false;
												}
												var valid0 = _errs16 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.craftBook !== void 0) {
													let data8 = data.craftBook;
													const _errs18 = errors;
													if (typeof data8 !== "boolean") {
														validate643.errors = [{
															instancePath: instancePath + "/craftBook",
															schemaPath: "#/properties/craftBook/type",
															keyword: "type",
															params: { type: "boolean" }
														}];
														return false;
													}
													if (true !== data8) {
														validate643.errors = [{
															instancePath: instancePath + "/craftBook",
															schemaPath: "#/properties/craftBook/const",
															keyword: "const",
															params: { allowedValue: true }
														}];
														return false;
													}
													var valid0 = _errs18 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.skillBranches !== void 0) {
														let data9 = data.skillBranches;
														const _errs20 = errors;
														if (typeof data9 !== "boolean") {
															validate643.errors = [{
																instancePath: instancePath + "/skillBranches",
																schemaPath: "#/properties/skillBranches/type",
																keyword: "type",
																params: { type: "boolean" }
															}];
															return false;
														}
														if (true !== data9) {
															validate643.errors = [{
																instancePath: instancePath + "/skillBranches",
																schemaPath: "#/properties/skillBranches/const",
																keyword: "const",
																params: { allowedValue: true }
															}];
															return false;
														}
														var valid0 = _errs20 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.skillList !== void 0) {
															const _errs22 = errors;
															if (!validate644(data.skillList, {
																instancePath: instancePath + "/skillList",
																parentData: data,
																parentDataProperty: "skillList",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate644.errors : vErrors.concat(validate644.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs22 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.shopGear !== void 0) {
																let data11 = data.shopGear;
																const _errs23 = errors;
																if (typeof data11 !== "boolean") {
																	validate643.errors = [{
																		instancePath: instancePath + "/shopGear",
																		schemaPath: "#/properties/shopGear/type",
																		keyword: "type",
																		params: { type: "boolean" }
																	}];
																	return false;
																}
																if (true !== data11) {
																	validate643.errors = [{
																		instancePath: instancePath + "/shopGear",
																		schemaPath: "#/properties/shopGear/const",
																		keyword: "const",
																		params: { allowedValue: true }
																	}];
																	return false;
																}
																var valid0 = _errs23 === errors;
															} else var valid0 = true;
															if (valid0) {
																if (data.shopConsumable !== void 0) {
																	let data12 = data.shopConsumable;
																	const _errs25 = errors;
																	if (typeof data12 !== "boolean") {
																		validate643.errors = [{
																			instancePath: instancePath + "/shopConsumable",
																			schemaPath: "#/properties/shopConsumable/type",
																			keyword: "type",
																			params: { type: "boolean" }
																		}];
																		return false;
																	}
																	if (true !== data12) {
																		validate643.errors = [{
																			instancePath: instancePath + "/shopConsumable",
																			schemaPath: "#/properties/shopConsumable/const",
																			keyword: "const",
																			params: { allowedValue: true }
																		}];
																		return false;
																	}
																	var valid0 = _errs25 === errors;
																} else var valid0 = true;
																if (valid0) {
																	if (data.shopGold !== void 0) {
																		let data13 = data.shopGold;
																		const _errs27 = errors;
																		if (typeof data13 !== "boolean") {
																			validate643.errors = [{
																				instancePath: instancePath + "/shopGold",
																				schemaPath: "#/properties/shopGold/type",
																				keyword: "type",
																				params: { type: "boolean" }
																			}];
																			return false;
																		}
																		if (true !== data13) {
																			validate643.errors = [{
																				instancePath: instancePath + "/shopGold",
																				schemaPath: "#/properties/shopGold/const",
																				keyword: "const",
																				params: { allowedValue: true }
																			}];
																			return false;
																		}
																		var valid0 = _errs27 === errors;
																	} else var valid0 = true;
																	if (valid0) {
																		if (data.missions !== void 0) {
																			let data14 = data.missions;
																			const _errs29 = errors;
																			if (typeof data14 !== "boolean") {
																				validate643.errors = [{
																					instancePath: instancePath + "/missions",
																					schemaPath: "#/properties/missions/type",
																					keyword: "type",
																					params: { type: "boolean" }
																				}];
																				return false;
																			}
																			if (true !== data14) {
																				validate643.errors = [{
																					instancePath: instancePath + "/missions",
																					schemaPath: "#/properties/missions/const",
																					keyword: "const",
																					params: { allowedValue: true }
																				}];
																				return false;
																			}
																			var valid0 = _errs29 === errors;
																		} else var valid0 = true;
																		if (valid0) {
																			if (data.fightLogs !== void 0) {
																				let data15 = data.fightLogs;
																				const _errs31 = errors;
																				if (typeof data15 !== "boolean") {
																					validate643.errors = [{
																						instancePath: instancePath + "/fightLogs",
																						schemaPath: "#/properties/fightLogs/type",
																						keyword: "type",
																						params: { type: "boolean" }
																					}];
																					return false;
																				}
																				if (true !== data15) {
																					validate643.errors = [{
																						instancePath: instancePath + "/fightLogs",
																						schemaPath: "#/properties/fightLogs/const",
																						keyword: "const",
																						params: { allowedValue: true }
																					}];
																					return false;
																				}
																				var valid0 = _errs31 === errors;
																			} else var valid0 = true;
																			if (valid0) {
																				if (data.quests !== void 0) {
																					let data16 = data.quests;
																					const _errs33 = errors;
																					if (typeof data16 !== "boolean") {
																						validate643.errors = [{
																							instancePath: instancePath + "/quests",
																							schemaPath: "#/properties/quests/type",
																							keyword: "type",
																							params: { type: "boolean" }
																						}];
																						return false;
																					}
																					if (true !== data16) {
																						validate643.errors = [{
																							instancePath: instancePath + "/quests",
																							schemaPath: "#/properties/quests/const",
																							keyword: "const",
																							params: { allowedValue: true }
																						}];
																						return false;
																					}
																					var valid0 = _errs33 === errors;
																				} else var valid0 = true;
																				if (valid0) {
																					if (data.notifications !== void 0) {
																						let data17 = data.notifications;
																						const _errs35 = errors;
																						if (typeof data17 !== "boolean") {
																							validate643.errors = [{
																								instancePath: instancePath + "/notifications",
																								schemaPath: "#/properties/notifications/type",
																								keyword: "type",
																								params: { type: "boolean" }
																							}];
																							return false;
																						}
																						if (true !== data17) {
																							validate643.errors = [{
																								instancePath: instancePath + "/notifications",
																								schemaPath: "#/properties/notifications/const",
																								keyword: "const",
																								params: { allowedValue: true }
																							}];
																							return false;
																						}
																						var valid0 = _errs35 === errors;
																					} else var valid0 = true;
																					if (valid0) {
																						if (data.online !== void 0) {
																							let data18 = data.online;
																							const _errs37 = errors;
																							if (typeof data18 !== "boolean") {
																								validate643.errors = [{
																									instancePath: instancePath + "/online",
																									schemaPath: "#/properties/online/type",
																									keyword: "type",
																									params: { type: "boolean" }
																								}];
																								return false;
																							}
																							if (true !== data18) {
																								validate643.errors = [{
																									instancePath: instancePath + "/online",
																									schemaPath: "#/properties/online/const",
																									keyword: "const",
																									params: { allowedValue: true }
																								}];
																								return false;
																							}
																							var valid0 = _errs37 === errors;
																						} else var valid0 = true;
																					}
																				}
																			}
																		}
																	}
																}
															}
														}
													}
												}
											}
										}
									}
								}
							}
						}
					}
				}
			}
		} else {
			validate643.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate643.errors = vErrors;
	return errors === 0;
}
validate643.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate642(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate642.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate643(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate643.errors : vErrors.concat(validate643.errors);
		errors = vErrors.length;
	}
	validate642.errors = vErrors;
	return errors === 0;
}
validate642.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var validateFetchGameDataReply = validate648;
var schema184 = {
	"type": "string",
	"description": "Stable codes for programs.\nbadRequest: the request does not fit the contract · originRefused: an unsafe call from another origin · unauthorized: no session, or an ended one ·\nwrongCredentials: e-mail or password is wrong · forbidden: the role is missing · pageLocked: the tutorial has not opened it yet ·\nnotFound: no such thing, or not yours · idempotencyInFlight: the first call with this key is still running · idempotencyMismatch: another request under the same key ·\nmissionUnderway: one mission at a time · taxesUnderway: one collection at a time · noPeasants: nobody pays taxes · nameTaken: another has it · emailTaken: registration · passwordTooCommon, passwordsDiffer: refused password ·\ntokenInvalid: a mailed link that is used or too old · alreadyConfirmed: the e-mail is confirmed · notEnoughGold, notEnoughDiamonds, notEnoughGlory, notEnoughEnergy, notEnoughResources: funds ·\narmyLimitReached: the group's maximum · energyFull, restoresExhausted: energy restores · missionLocked: the level is too low ·\ngearIsBlank: a blank cannot be worn, given stars or taken apart · slotDoesNotFit: the piece does not fit the slot ·\nlevelTooLow: the player's level · gearInMarket: it is on the market · gearLocked: the player has locked it ·\ngearEquipped: it is worn · gearNotEquipped: it is not worn · enhanceLimitReached: no more stars at this level ·\nnotEnoughPoints: enhance points · nothingToReset: no points in it · notEnoughStars: 5 are needed ·\ntextTooShort: length of a text · textTooLong: length of a text · sourceIsNoBlank: only a blank gives its work away ·\nnothingToTransfer: the blank carries nothing · targetIsBlank: a blank takes nothing from a blank ·\nsameSharpening: both carry this type · sharpeningUnavailable: the class does not take it ·\ntradeUnavailable: the class does not take it · limitsUnavailable: the class does not take it ·\notherSharpening: another one of this type must fall first · craftPresent: there is a craft already ·\ncraftOfOtherGear: made for another model · noWine: no cup free · wineCooldown: the last cup was not long ago ·\nhealthFull: nothing to heal · notEnoughSpace: the storage is full · forgeLevelTooLow: the forge ·\ncraftEmpty: nothing chosen · craftTooManyKinds: three at most · craftUnavailable: the class does not take it ·\ncraftOverBudget: the forge's skill · noCraft: there is none · craftBookFull: the craft book holds no more · recipeKnown: it stands in the book already · branchAlreadyOpen: skills · branchClosed: skills ·\nskillAtMaximum: skills · skillRequired: skills · itemLocked: market · itemInUse: market · notEnoughItems: market ·\ntooManyLots: market · priceTooLow: market · priceTooHigh: market ·\nassortmentChanged: the shop has laid out other things · priceChanged: another price than expected · offerSold: bought already ·\nnothingToGain: the shop pays nothing for it ·\nlotClosed: it is sold, ended or withdrawn · lotChanged: another price than expected · ownLot: the caller's own lot ·\nsameHousehold: accounts used on one device do not trade ·\nstepNotActive, questNotDone: quests · alreadyClaimed: the reward is taken · tooManyRequests: see Retry-After · notReady, overloaded: try again · internal: our fault.\n",
	"enum": [
		"badRequest",
		"originRefused",
		"unauthorized",
		"wrongCredentials",
		"forbidden",
		"pageLocked",
		"notFound",
		"idempotencyInFlight",
		"idempotencyMismatch",
		"missionUnderway",
		"taxesUnderway",
		"noPeasants",
		"nameTaken",
		"emailTaken",
		"passwordTooCommon",
		"passwordsDiffer",
		"tokenInvalid",
		"alreadyConfirmed",
		"notEnoughGold",
		"notEnoughDiamonds",
		"notEnoughGlory",
		"notEnoughEnergy",
		"notEnoughResources",
		"armyLimitReached",
		"energyFull",
		"restoresExhausted",
		"missionLocked",
		"gearIsBlank",
		"slotDoesNotFit",
		"levelTooLow",
		"gearInMarket",
		"gearLocked",
		"gearEquipped",
		"gearNotEquipped",
		"enhanceLimitReached",
		"notEnoughPoints",
		"nothingToReset",
		"notEnoughStars",
		"textTooShort",
		"textTooLong",
		"sourceIsNoBlank",
		"nothingToTransfer",
		"targetIsBlank",
		"sameSharpening",
		"sharpeningUnavailable",
		"tradeUnavailable",
		"limitsUnavailable",
		"otherSharpening",
		"craftPresent",
		"craftOfOtherGear",
		"noWine",
		"wineCooldown",
		"healthFull",
		"notEnoughSpace",
		"forgeLevelTooLow",
		"craftEmpty",
		"craftTooManyKinds",
		"craftUnavailable",
		"craftOverBudget",
		"noCraft",
		"craftBookFull",
		"recipeKnown",
		"branchAlreadyOpen",
		"branchClosed",
		"skillAtMaximum",
		"skillRequired",
		"itemLocked",
		"itemInUse",
		"notEnoughItems",
		"tooManyLots",
		"priceTooLow",
		"priceTooHigh",
		"assortmentChanged",
		"priceChanged",
		"offerSold",
		"nothingToGain",
		"lotClosed",
		"lotChanged",
		"ownLot",
		"sameHousehold",
		"stepNotActive",
		"questNotDone",
		"alreadyClaimed",
		"tooManyRequests",
		"notReady",
		"overloaded",
		"internal"
	]
};
function validate650(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate650.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate650.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "badRequest" || data === "originRefused" || data === "unauthorized" || data === "wrongCredentials" || data === "forbidden" || data === "pageLocked" || data === "notFound" || data === "idempotencyInFlight" || data === "idempotencyMismatch" || data === "missionUnderway" || data === "taxesUnderway" || data === "noPeasants" || data === "nameTaken" || data === "emailTaken" || data === "passwordTooCommon" || data === "passwordsDiffer" || data === "tokenInvalid" || data === "alreadyConfirmed" || data === "notEnoughGold" || data === "notEnoughDiamonds" || data === "notEnoughGlory" || data === "notEnoughEnergy" || data === "notEnoughResources" || data === "armyLimitReached" || data === "energyFull" || data === "restoresExhausted" || data === "missionLocked" || data === "gearIsBlank" || data === "slotDoesNotFit" || data === "levelTooLow" || data === "gearInMarket" || data === "gearLocked" || data === "gearEquipped" || data === "gearNotEquipped" || data === "enhanceLimitReached" || data === "notEnoughPoints" || data === "nothingToReset" || data === "notEnoughStars" || data === "textTooShort" || data === "textTooLong" || data === "sourceIsNoBlank" || data === "nothingToTransfer" || data === "targetIsBlank" || data === "sameSharpening" || data === "sharpeningUnavailable" || data === "tradeUnavailable" || data === "limitsUnavailable" || data === "otherSharpening" || data === "craftPresent" || data === "craftOfOtherGear" || data === "noWine" || data === "wineCooldown" || data === "healthFull" || data === "notEnoughSpace" || data === "forgeLevelTooLow" || data === "craftEmpty" || data === "craftTooManyKinds" || data === "craftUnavailable" || data === "craftOverBudget" || data === "noCraft" || data === "craftBookFull" || data === "recipeKnown" || data === "branchAlreadyOpen" || data === "branchClosed" || data === "skillAtMaximum" || data === "skillRequired" || data === "itemLocked" || data === "itemInUse" || data === "notEnoughItems" || data === "tooManyLots" || data === "priceTooLow" || data === "priceTooHigh" || data === "assortmentChanged" || data === "priceChanged" || data === "offerSold" || data === "nothingToGain" || data === "lotClosed" || data === "lotChanged" || data === "ownLot" || data === "sameHousehold" || data === "stepNotActive" || data === "questNotDone" || data === "alreadyClaimed" || data === "tooManyRequests" || data === "notReady" || data === "overloaded" || data === "internal")) {
		validate650.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema184.enum }
		}];
		return false;
	}
	validate650.errors = vErrors;
	return true;
}
validate650.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate649(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate649.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.isAccepted === void 0 && (missing0 = "isAccepted")) {
				validate649.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "isAccepted" || key0 === "code")) {
					validate649.errors = [{
						instancePath,
						schemaPath: "#/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key0 }
					}];
					return false;
				}
				if (_errs1 === errors) {
					if (data.isAccepted !== void 0) {
						const _errs2 = errors;
						if (typeof data.isAccepted !== "boolean") {
							validate649.errors = [{
								instancePath: instancePath + "/isAccepted",
								schemaPath: "#/properties/isAccepted/type",
								keyword: "type",
								params: { type: "boolean" }
							}];
							return false;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.code !== void 0) {
							const _errs4 = errors;
							if (!validate650(data.code, {
								instancePath: instancePath + "/code",
								parentData: data,
								parentDataProperty: "code",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate650.errors : vErrors.concat(validate650.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate649.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate649.errors = vErrors;
	return errors === 0;
}
validate649.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate648(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate648.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate649(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate649.errors : vErrors.concat(validate649.errors);
		errors = vErrors.length;
	}
	validate648.errors = vErrors;
	return errors === 0;
}
validate648.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
export { validateCloseSession, validateFetchGameData, validateFetchGameDataReply, validateNeedFetchGameData, validateNewGameData };
