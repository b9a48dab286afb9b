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
	if (!(data === "playerLayout" || data === "controlPanel" || data === "army" || data === "missions" || data === "fightLogs" || data === "quests" || data === "notifications" || data === "online")) {
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
var func2 = require_ucs2length().default;
function validate67(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate67.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func2(data) > 40) {
			validate67.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 }
			}];
			return false;
		} else if (func2(data) < 1) {
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
												if (func2(data4) > 4) {
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
													if (func2(data5) > 500) {
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
		if (func2(data) > 60) {
			validate74.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 60 }
			}];
			return false;
		} else if (func2(data) < 1) {
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
			if (data.player === void 0 && (missing0 = "player") || data.emailConfirmed === void 0 && (missing0 = "emailConfirmed") || data.unlocks === void 0 && (missing0 = "unlocks") || data.unviewedFights === void 0 && (missing0 = "unviewedFights") || data.unreadNotifications === void 0 && (missing0 = "unreadNotifications")) {
				validate63.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "player" || key0 === "emailConfirmed" || key0 === "unlocks" || key0 === "unviewedFights" || key0 === "unreadNotifications")) {
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
									if (data.unreadNotifications !== void 0) {
										const _errs9 = errors;
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
										var valid0 = _errs9 === errors;
									} else var valid0 = true;
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
function validate89(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate89.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.gold === void 0 && (missing0 = "gold") || data.diamonds === void 0 && (missing0 = "diamonds") || data.glory === void 0 && (missing0 = "glory")) {
				validate89.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "gold" || key0 === "diamonds" || key0 === "glory")) {
					validate89.errors = [{
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
			validate89.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate89.errors = vErrors;
	return errors === 0;
}
validate89.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var formats0 = require_formats().fullFormats["date-time"];
function validate95(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate95.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!formats0.validate(data)) {
			validate95.errors = [{
				instancePath,
				schemaPath: "#/format",
				keyword: "format",
				params: { format: "date-time" }
			}];
			return false;
		}
	} else {
		validate95.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate95.errors = vErrors;
	return true;
}
validate95.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate98(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate98.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate98.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 31536e3 || isNaN(data)) {
			validate98.errors = [{
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
			validate98.errors = [{
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
	validate98.errors = vErrors;
	return true;
}
validate98.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate101(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate101.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate101.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 100 || isNaN(data)) {
			validate101.errors = [{
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
			validate101.errors = [{
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
	validate101.errors = vErrors;
	return true;
}
validate101.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate103(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate103.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.gold === void 0 && (missing0 = "gold") || data.diamonds === void 0 && (missing0 = "diamonds")) {
				validate103.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "gold" || key0 === "diamonds")) {
					validate103.errors = [{
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
			validate103.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate103.errors = vErrors;
	return errors === 0;
}
validate103.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate94(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate94.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.current === void 0 && (missing0 = "current") || data.max === void 0 && (missing0 = "max") || data.nextAt === void 0 && (missing0 = "nextAt") || data.fullAt === void 0 && (missing0 = "fullAt") || data.intervalSeconds === void 0 && (missing0 = "intervalSeconds") || data.restore === void 0 && (missing0 = "restore") || data.spentToday === void 0 && (missing0 = "spentToday") || data.experiencePercent === void 0 && (missing0 = "experiencePercent")) {
				validate94.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "current" || key0 === "max" || key0 === "nextAt" || key0 === "fullAt" || key0 === "intervalSeconds" || key0 === "spentToday" || key0 === "experiencePercent" || key0 === "restore")) {
					validate94.errors = [{
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
							validate94.errors = [{
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
									validate94.errors = [{
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
									validate94.errors = [{
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
								validate94.errors = [{
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
										validate94.errors = [{
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
										validate94.errors = [{
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
								if (!validate95(data2, {
									instancePath: instancePath + "/nextAt",
									parentData: data,
									parentDataProperty: "nextAt",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
									validate94.errors = vErrors;
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
									if (!validate95(data3, {
										instancePath: instancePath + "/fullAt",
										parentData: data,
										parentDataProperty: "fullAt",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
										validate94.errors = vErrors;
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
										if (!validate98(data.intervalSeconds, {
											instancePath: instancePath + "/intervalSeconds",
											parentData: data,
											parentDataProperty: "intervalSeconds",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
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
												if (!validate101(data.experiencePercent, {
													instancePath: instancePath + "/experiencePercent",
													parentData: data,
													parentDataProperty: "experiencePercent",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate101.errors : vErrors.concat(validate101.errors);
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
																validate94.errors = [{
																	instancePath: instancePath + "/restore",
																	schemaPath: "#/properties/restore/required",
																	keyword: "required",
																	params: { missingProperty: missing1 }
																}];
																return false;
															} else {
																const _errs21 = errors;
																for (const key1 in data7) if (!(key1 === "price" || key1 === "gives" || key1 === "left" || key1 === "resetsAt")) {
																	validate94.errors = [{
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
																		if (!validate103(data7.price, {
																			instancePath: instancePath + "/restore/price",
																			parentData: data7,
																			parentDataProperty: "price",
																			rootData,
																			dynamicAnchors
																		})) {
																			vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
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
																					validate94.errors = [{
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
																							validate94.errors = [{
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
																							validate94.errors = [{
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
																					if (!validate95(data7.resetsAt, {
																						instancePath: instancePath + "/restore/resetsAt",
																						parentData: data7,
																						parentDataProperty: "resetsAt",
																						rootData,
																						dynamicAnchors
																					})) {
																						vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
															validate94.errors = [{
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
			validate94.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate94.errors = vErrors;
	return errors === 0;
}
validate94.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate83(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate83.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.baseInfo === void 0 && (missing0 = "baseInfo") || data.purse === void 0 && (missing0 = "purse") || data.energy === void 0 && (missing0 = "energy") || data.serverTime === void 0 && (missing0 = "serverTime")) {
				validate83.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "baseInfo" || key0 === "purse" || key0 === "energy" || key0 === "serverTime")) {
					validate83.errors = [{
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
									validate83.errors = [{
										instancePath: instancePath + "/baseInfo",
										schemaPath: "#/properties/baseInfo/required",
										keyword: "required",
										params: { missingProperty: missing1 }
									}];
									return false;
								} else {
									const _errs4 = errors;
									for (const key1 in data0) if (!(key1 === "level" || key1 === "title" || key1 === "experience" || key1 === "levelExperience" || key1 === "nextLevelExperience")) {
										validate83.errors = [{
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
																validate83.errors = vErrors;
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
								validate83.errors = [{
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
							if (!validate89(data.purse, {
								instancePath: instancePath + "/purse",
								parentData: data,
								parentDataProperty: "purse",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate89.errors : vErrors.concat(validate89.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs14 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.energy !== void 0) {
								const _errs15 = errors;
								if (!validate94(data.energy, {
									instancePath: instancePath + "/energy",
									parentData: data,
									parentDataProperty: "energy",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs15 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.serverTime !== void 0) {
									const _errs16 = errors;
									if (!validate95(data.serverTime, {
										instancePath: instancePath + "/serverTime",
										parentData: data,
										parentDataProperty: "serverTime",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs16 === errors;
								} else var valid0 = true;
							}
						}
					}
				}
			}
		} else {
			validate83.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate83.errors = vErrors;
	return errors === 0;
}
validate83.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate81(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate81.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate81.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate81.errors = [{
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
							if (!validate83(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate83.errors : vErrors.concat(validate83.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate81.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate81.errors = vErrors;
	return errors === 0;
}
validate81.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema46 = {
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
function validate117(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate117.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate117.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "archers" || data === "swordsmen" || data === "squires" || data === "priests" || data === "instructors" || data === "peasants" || data === "servants" || data === "cavalry")) {
		validate117.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema46.enum }
		}];
		return false;
	}
	validate117.errors = vErrors;
	return true;
}
validate117.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate119.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate119.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e6 || isNaN(data)) {
			validate119.errors = [{
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
			validate119.errors = [{
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
	validate119.errors = vErrors;
	return true;
}
validate119.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate116(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate116.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.group === void 0 && (missing0 = "group") || data.current === void 0 && (missing0 = "current") || data.max === void 0 && (missing0 = "max") || data.additional === void 0 && (missing0 = "additional") || data.price === void 0 && (missing0 = "price") || data.maxBuyable === void 0 && (missing0 = "maxBuyable")) {
				validate116.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "group" || key0 === "current" || key0 === "max" || key0 === "additional" || key0 === "price" || key0 === "maxBuyable")) {
					validate116.errors = [{
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
						if (!validate117(data.group, {
							instancePath: instancePath + "/group",
							parentData: data,
							parentDataProperty: "group",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.current !== void 0) {
							const _errs3 = errors;
							if (!validate119(data.current, {
								instancePath: instancePath + "/current",
								parentData: data,
								parentDataProperty: "current",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.max !== void 0) {
								const _errs4 = errors;
								if (!validate119(data.max, {
									instancePath: instancePath + "/max",
									parentData: data,
									parentDataProperty: "max",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.additional !== void 0) {
									const _errs5 = errors;
									if (!validate119(data.additional, {
										instancePath: instancePath + "/additional",
										parentData: data,
										parentDataProperty: "additional",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.price !== void 0) {
										const _errs6 = errors;
										if (!validate103(data.price, {
											instancePath: instancePath + "/price",
											parentData: data,
											parentDataProperty: "price",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate103.errors : vErrors.concat(validate103.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.maxBuyable !== void 0) {
											const _errs7 = errors;
											if (!validate119(data.maxBuyable, {
												instancePath: instancePath + "/maxBuyable",
												parentData: data,
												parentDataProperty: "maxBuyable",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
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
			validate116.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate116.errors = vErrors;
	return errors === 0;
}
validate116.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema48 = {
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
var func8 = Object.prototype.hasOwnProperty;
function validate127(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate127.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data))) {
		validate127.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" }
		}];
		return false;
	}
	if (typeof data == "number") {
		if (data > 1e9 || isNaN(data)) {
			validate127.errors = [{
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
			validate127.errors = [{
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
	validate127.errors = vErrors;
	return true;
}
validate127.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate126(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate126.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.archersAttackMin === void 0 && (missing0 = "archersAttackMin") || data.archersAttackMax === void 0 && (missing0 = "archersAttackMax") || data.swordsmenAttackMin === void 0 && (missing0 = "swordsmenAttackMin") || data.swordsmenAttackMax === void 0 && (missing0 = "swordsmenAttackMax") || data.cavalryAttackMin === void 0 && (missing0 = "cavalryAttackMin") || data.cavalryAttackMax === void 0 && (missing0 = "cavalryAttackMax") || data.armor === void 0 && (missing0 = "armor") || data.archersMastery === void 0 && (missing0 = "archersMastery") || data.swordsmenMastery === void 0 && (missing0 = "swordsmenMastery") || data.dodge === void 0 && (missing0 = "dodge") || data.luck === void 0 && (missing0 = "luck")) {
				validate126.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func8.call(schema48.properties, key0)) {
					validate126.errors = [{
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
						if (!validate127(data.archersAttackMin, {
							instancePath: instancePath + "/archersAttackMin",
							parentData: data,
							parentDataProperty: "archersAttackMin",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs2 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.archersAttackMax !== void 0) {
							const _errs3 = errors;
							if (!validate127(data.archersAttackMax, {
								instancePath: instancePath + "/archersAttackMax",
								parentData: data,
								parentDataProperty: "archersAttackMax",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.swordsmenAttackMin !== void 0) {
								const _errs4 = errors;
								if (!validate127(data.swordsmenAttackMin, {
									instancePath: instancePath + "/swordsmenAttackMin",
									parentData: data,
									parentDataProperty: "swordsmenAttackMin",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.swordsmenAttackMax !== void 0) {
									const _errs5 = errors;
									if (!validate127(data.swordsmenAttackMax, {
										instancePath: instancePath + "/swordsmenAttackMax",
										parentData: data,
										parentDataProperty: "swordsmenAttackMax",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs5 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.cavalryAttackMin !== void 0) {
										const _errs6 = errors;
										if (!validate127(data.cavalryAttackMin, {
											instancePath: instancePath + "/cavalryAttackMin",
											parentData: data,
											parentDataProperty: "cavalryAttackMin",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs6 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.cavalryAttackMax !== void 0) {
											const _errs7 = errors;
											if (!validate127(data.cavalryAttackMax, {
												instancePath: instancePath + "/cavalryAttackMax",
												parentData: data,
												parentDataProperty: "cavalryAttackMax",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs7 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.armor !== void 0) {
												const _errs8 = errors;
												if (!validate127(data.armor, {
													instancePath: instancePath + "/armor",
													parentData: data,
													parentDataProperty: "armor",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
													errors = vErrors.length;
												}
												var valid0 = _errs8 === errors;
											} else var valid0 = true;
											if (valid0) {
												if (data.archersMastery !== void 0) {
													const _errs9 = errors;
													if (!validate127(data.archersMastery, {
														instancePath: instancePath + "/archersMastery",
														parentData: data,
														parentDataProperty: "archersMastery",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs9 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.swordsmenMastery !== void 0) {
														const _errs10 = errors;
														if (!validate127(data.swordsmenMastery, {
															instancePath: instancePath + "/swordsmenMastery",
															parentData: data,
															parentDataProperty: "swordsmenMastery",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs10 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.dodge !== void 0) {
															const _errs11 = errors;
															if (!validate127(data.dodge, {
																instancePath: instancePath + "/dodge",
																parentData: data,
																parentDataProperty: "dodge",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
																errors = vErrors.length;
															}
															var valid0 = _errs11 === errors;
														} else var valid0 = true;
														if (valid0) {
															if (data.luck !== void 0) {
																const _errs12 = errors;
																if (!validate127(data.luck, {
																	instancePath: instancePath + "/luck",
																	parentData: data,
																	parentDataProperty: "luck",
																	rootData,
																	dynamicAnchors
																})) {
																	vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
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
			validate126.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate126.errors = vErrors;
	return errors === 0;
}
validate126.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate115(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate115.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.groups === void 0 && (missing0 = "groups") || data.characteristics === void 0 && (missing0 = "characteristics") || data.health === void 0 && (missing0 = "health")) {
				validate115.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "groups" || key0 === "characteristics" || key0 === "health")) {
					validate115.errors = [{
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
									validate115.errors = [{
										instancePath: instancePath + "/groups",
										schemaPath: "#/properties/groups/maxItems",
										keyword: "maxItems",
										params: { limit: 8 }
									}];
									return false;
								} else if (data0.length < 8) {
									validate115.errors = [{
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
										if (!validate116(data0[i0], {
											instancePath: instancePath + "/groups/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate115.errors = [{
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
										validate115.errors = [{
											instancePath: instancePath + "/characteristics",
											schemaPath: "#/properties/characteristics/required",
											keyword: "required",
											params: { missingProperty: missing1 }
										}];
										return false;
									} else {
										const _errs7 = errors;
										for (const key1 in data2) if (!(key1 === "current" || key1 === "max" || key1 === "additional")) {
											validate115.errors = [{
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
												if (!validate126(data2.current, {
													instancePath: instancePath + "/characteristics/current",
													parentData: data2,
													parentDataProperty: "current",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
													errors = vErrors.length;
												}
												var valid2 = _errs8 === errors;
											} else var valid2 = true;
											if (valid2) {
												if (data2.max !== void 0) {
													const _errs9 = errors;
													if (!validate126(data2.max, {
														instancePath: instancePath + "/characteristics/max",
														parentData: data2,
														parentDataProperty: "max",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
														errors = vErrors.length;
													}
													var valid2 = _errs9 === errors;
												} else var valid2 = true;
												if (valid2) {
													if (data2.additional !== void 0) {
														const _errs10 = errors;
														if (!validate126(data2.additional, {
															instancePath: instancePath + "/characteristics/additional",
															parentData: data2,
															parentDataProperty: "additional",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
															errors = vErrors.length;
														}
														var valid2 = _errs10 === errors;
													} else var valid2 = true;
												}
											}
										}
									}
								} else {
									validate115.errors = [{
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
								if (!validate127(data.health, {
									instancePath: instancePath + "/health",
									parentData: data,
									parentDataProperty: "health",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs11 === errors;
							} else var valid0 = true;
						}
					}
				}
			}
		} else {
			validate115.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate115.errors = vErrors;
	return errors === 0;
}
validate115.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate113(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate113.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate113.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate113.errors = [{
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
							if (!validate115(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate113.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate113.errors = vErrors;
	return errors === 0;
}
validate113.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate150(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate150.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func2(data) > 60) {
			validate150.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 60 }
			}];
			return false;
		} else if (func2(data) < 1) {
			validate150.errors = [{
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 }
			}];
			return false;
		} else if (!pattern3.test(data)) {
			validate150.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][A-Za-z0-9]*$" }
			}];
			return false;
		}
	} else {
		validate150.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate150.errors = vErrors;
	return true;
}
validate150.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema54 = {
	"type": "string",
	"enum": [
		"EASY",
		"MEDIUM",
		"HARD"
	]
};
function validate152(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate152.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate152.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "EASY" || data === "MEDIUM" || data === "HARD")) {
		validate152.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema54.enum }
		}];
		return false;
	}
	validate152.errors = vErrors;
	return true;
}
validate152.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
var schema55 = {
	"type": "string",
	"enum": ["FRONTAL_ATTACK", "REAR_BATTLE"]
};
function validate154(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate154.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate154.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "FRONTAL_ATTACK" || data === "REAR_BATTLE")) {
		validate154.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema55.enum }
		}];
		return false;
	}
	validate154.errors = vErrors;
	return true;
}
validate154.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate148(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate148.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.missionRunId === void 0 && (missing0 = "missionRunId") || data.missionKey === void 0 && (missing0 = "missionKey") || data.name === void 0 && (missing0 = "name") || data.difficulty === void 0 && (missing0 = "difficulty") || data.skill === void 0 && (missing0 = "skill") || data.startedAt === void 0 && (missing0 = "startedAt") || data.endsAt === void 0 && (missing0 = "endsAt")) {
				validate148.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "missionRunId" || key0 === "missionKey" || key0 === "name" || key0 === "difficulty" || key0 === "skill" || key0 === "startedAt" || key0 === "endsAt")) {
					validate148.errors = [{
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
							if (!validate150(data.missionKey, {
								instancePath: instancePath + "/missionKey",
								parentData: data,
								parentDataProperty: "missionKey",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
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
										if (func2(data2) > 60) {
											validate148.errors = [{
												instancePath: instancePath + "/name",
												schemaPath: "#/properties/name/maxLength",
												keyword: "maxLength",
												params: { limit: 60 }
											}];
											return false;
										}
									} else {
										validate148.errors = [{
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
									if (!validate152(data.difficulty, {
										instancePath: instancePath + "/difficulty",
										parentData: data,
										parentDataProperty: "difficulty",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.skill !== void 0) {
										const _errs7 = errors;
										if (!validate154(data.skill, {
											instancePath: instancePath + "/skill",
											parentData: data,
											parentDataProperty: "skill",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.startedAt !== void 0) {
											const _errs8 = errors;
											if (!validate95(data.startedAt, {
												instancePath: instancePath + "/startedAt",
												parentData: data,
												parentDataProperty: "startedAt",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.endsAt !== void 0) {
												const _errs9 = errors;
												if (!validate95(data.endsAt, {
													instancePath: instancePath + "/endsAt",
													parentData: data,
													parentDataProperty: "endsAt",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
			validate148.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate148.errors = vErrors;
	return errors === 0;
}
validate148.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema57 = {
	"type": "string",
	"enum": [
		"WIN",
		"LOSE",
		"DRAW"
	]
};
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate163.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate163.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "WIN" || data === "LOSE" || data === "DRAW")) {
		validate163.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema57.enum }
		}];
		return false;
	}
	validate163.errors = vErrors;
	return true;
}
validate163.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate172(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate172.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func2(data) > 60) {
			validate172.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 60 }
			}];
			return false;
		}
	} else {
		validate172.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate172.errors = vErrors;
	return true;
}
validate172.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate170(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate170.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.resourceId === void 0 && (missing0 = "resourceId") || data.name === void 0 && (missing0 = "name") || data.icon === void 0 && (missing0 = "icon") || data.amount === void 0 && (missing0 = "amount")) {
				validate170.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "resourceId" || key0 === "name" || key0 === "icon" || key0 === "amount")) {
					validate170.errors = [{
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
									if (func2(data1) > 60) {
										validate170.errors = [{
											instancePath: instancePath + "/name",
											schemaPath: "#/properties/name/maxLength",
											keyword: "maxLength",
											params: { limit: 60 }
										}];
										return false;
									}
								} else {
									validate170.errors = [{
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
								if (!validate172(data.icon, {
									instancePath: instancePath + "/icon",
									parentData: data,
									parentDataProperty: "icon",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate172.errors : vErrors.concat(validate172.errors);
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
			validate170.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate170.errors = vErrors;
	return errors === 0;
}
validate170.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate165(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate165.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.experience === void 0 && (missing0 = "experience") || data.gold === void 0 && (missing0 = "gold") || data.diamonds === void 0 && (missing0 = "diamonds") || data.glory === void 0 && (missing0 = "glory") || data.resources === void 0 && (missing0 = "resources")) {
				validate165.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "experience" || key0 === "gold" || key0 === "diamonds" || key0 === "glory" || key0 === "resources")) {
					validate165.errors = [{
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
													validate165.errors = [{
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
														if (!validate170(data4[i0], {
															instancePath: instancePath + "/resources/" + i0,
															parentData: data4,
															parentDataProperty: i0,
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate170.errors : vErrors.concat(validate170.errors);
															errors = vErrors.length;
														}
														if (!(_errs8 === errors)) break;
													}
												}
											} else {
												validate165.errors = [{
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
								}
							}
						}
					}
				}
			}
		} else {
			validate165.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate165.errors = vErrors;
	return errors === 0;
}
validate165.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate159(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate159.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.missionRunId === void 0 && (missing0 = "missionRunId") || data.missionKey === void 0 && (missing0 = "missionKey") || data.name === void 0 && (missing0 = "name") || data.difficulty === void 0 && (missing0 = "difficulty") || data.result === void 0 && (missing0 = "result") || data.reward === void 0 && (missing0 = "reward") || data.fightId === void 0 && (missing0 = "fightId") || data.finishedAt === void 0 && (missing0 = "finishedAt")) {
				validate159.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "missionRunId" || key0 === "missionKey" || key0 === "name" || key0 === "difficulty" || key0 === "result" || key0 === "reward" || key0 === "fightId" || key0 === "finishedAt")) {
					validate159.errors = [{
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
							if (!validate150(data.missionKey, {
								instancePath: instancePath + "/missionKey",
								parentData: data,
								parentDataProperty: "missionKey",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate150.errors : vErrors.concat(validate150.errors);
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
										if (func2(data2) > 60) {
											validate159.errors = [{
												instancePath: instancePath + "/name",
												schemaPath: "#/properties/name/maxLength",
												keyword: "maxLength",
												params: { limit: 60 }
											}];
											return false;
										}
									} else {
										validate159.errors = [{
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
									if (!validate152(data.difficulty, {
										instancePath: instancePath + "/difficulty",
										parentData: data,
										parentDataProperty: "difficulty",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.result !== void 0) {
										const _errs7 = errors;
										if (!validate163(data.result, {
											instancePath: instancePath + "/result",
											parentData: data,
											parentDataProperty: "result",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.reward !== void 0) {
											const _errs8 = errors;
											if (!validate165(data.reward, {
												instancePath: instancePath + "/reward",
												parentData: data,
												parentDataProperty: "reward",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
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
													if (!validate95(data.finishedAt, {
														instancePath: instancePath + "/finishedAt",
														parentData: data,
														parentDataProperty: "finishedAt",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
			validate159.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate159.errors = vErrors;
	return errors === 0;
}
validate159.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate147(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate147.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.active === void 0 && (missing0 = "active") || data.last === void 0 && (missing0 = "last") || data.won === void 0 && (missing0 = "won") || data.total === void 0 && (missing0 = "total") || data.serverTime === void 0 && (missing0 = "serverTime")) {
				validate147.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "active" || key0 === "last" || key0 === "won" || key0 === "total" || key0 === "serverTime")) {
					validate147.errors = [{
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
						if (!validate148(data0, {
							instancePath: instancePath + "/active",
							parentData: data,
							parentDataProperty: "active",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
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
							validate147.errors = vErrors;
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
							if (!validate159(data1, {
								instancePath: instancePath + "/last",
								parentData: data,
								parentDataProperty: "last",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
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
								validate147.errors = vErrors;
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
										if (!validate95(data.serverTime, {
											instancePath: instancePath + "/serverTime",
											parentData: data,
											parentDataProperty: "serverTime",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
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
			validate147.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate147.errors = vErrors;
	return errors === 0;
}
validate147.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate145(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate145.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate145.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate145.errors = [{
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
							if (!validate147(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate145.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate145.errors = vErrors;
	return errors === 0;
}
validate145.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema63 = {
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
function validate190(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate190.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!formats2.test(data)) {
			validate190.errors = [{
				instancePath,
				schemaPath: "#/format",
				keyword: "format",
				params: { format: "uuid" }
			}];
			return false;
		}
	} else {
		validate190.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
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
var schema65 = {
	"type": "string",
	"enum": [
		"MISSION",
		"GROUP_MISSION",
		"FORAY"
	]
};
function validate192(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate192.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate192.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "MISSION" || data === "GROUP_MISSION" || data === "FORAY")) {
		validate192.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema65.enum }
		}];
		return false;
	}
	validate192.errors = vErrors;
	return true;
}
validate192.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate188(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate188.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.fightId === void 0 && (missing0 = "fightId") || data.shareKey === void 0 && (missing0 = "shareKey") || data.type === void 0 && (missing0 = "type") || data.result === void 0 && (missing0 = "result") || data.title === void 0 && (missing0 = "title") || data.opponentName === void 0 && (missing0 = "opponentName") || data.difficulty === void 0 && (missing0 = "difficulty") || data.createdAt === void 0 && (missing0 = "createdAt") || data.isViewed === void 0 && (missing0 = "isViewed") || data.reward === void 0 && (missing0 = "reward")) {
				validate188.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func8.call(schema63.properties, key0)) {
					validate188.errors = [{
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
							if (!validate190(data.shareKey, {
								instancePath: instancePath + "/shareKey",
								parentData: data,
								parentDataProperty: "shareKey",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.type !== void 0) {
								const _errs4 = errors;
								if (!validate192(data.type, {
									instancePath: instancePath + "/type",
									parentData: data,
									parentDataProperty: "type",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate192.errors : vErrors.concat(validate192.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs4 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.result !== void 0) {
									const _errs5 = errors;
									if (!validate163(data.result, {
										instancePath: instancePath + "/result",
										parentData: data,
										parentDataProperty: "result",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
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
												if (func2(data4) > 60) {
													validate188.errors = [{
														instancePath: instancePath + "/title",
														schemaPath: "#/properties/title/maxLength",
														keyword: "maxLength",
														params: { limit: 60 }
													}];
													return false;
												}
											} else {
												validate188.errors = [{
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
													if (func2(data5) > 60) {
														validate188.errors = [{
															instancePath: instancePath + "/opponentName",
															schemaPath: "#/properties/opponentName/maxLength",
															keyword: "maxLength",
															params: { limit: 60 }
														}];
														return false;
													}
												} else {
													validate188.errors = [{
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
												if (!validate152(data6, {
													instancePath: instancePath + "/difficulty",
													parentData: data,
													parentDataProperty: "difficulty",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate152.errors : vErrors.concat(validate152.errors);
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
													validate188.errors = vErrors;
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
													if (!validate95(data.createdAt, {
														instancePath: instancePath + "/createdAt",
														parentData: data,
														parentDataProperty: "createdAt",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
														errors = vErrors.length;
													}
													var valid0 = _errs15 === errors;
												} else var valid0 = true;
												if (valid0) {
													if (data.isViewed !== void 0) {
														const _errs16 = errors;
														if (typeof data.isViewed !== "boolean") {
															validate188.errors = [{
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
															if (!validate165(data.reward, {
																instancePath: instancePath + "/reward",
																parentData: data,
																parentDataProperty: "reward",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
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
			validate188.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate188.errors = vErrors;
	return errors === 0;
}
validate188.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var pattern5 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate200(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate200.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func2(data) > 200) {
			validate200.errors = [{
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 }
			}];
			return false;
		} else if (!pattern5.test(data)) {
			validate200.errors = [{
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z0-9_-]+$" }
			}];
			return false;
		}
	} else {
		validate200.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	validate200.errors = vErrors;
	return true;
}
validate200.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate199(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate199.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	let passing0 = null;
	const _errs1 = errors;
	if (!validate200(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate200.errors : vErrors.concat(validate200.errors);
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
		validate199.errors = vErrors;
		return false;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate199.errors = vErrors;
	return errors === 0;
}
validate199.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate187(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate187.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.items === void 0 && (missing0 = "items") || data.nextCursor === void 0 && (missing0 = "nextCursor") || data.unviewed === void 0 && (missing0 = "unviewed")) {
				validate187.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor" || key0 === "unviewed")) {
					validate187.errors = [{
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
									validate187.errors = [{
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
										if (!validate188(data0[i0], {
											instancePath: instancePath + "/items/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate187.errors = [{
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
							if (!validate199(data.nextCursor, {
								instancePath: instancePath + "/nextCursor",
								parentData: data,
								parentDataProperty: "nextCursor",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
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
			validate187.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate187.errors = vErrors;
	return errors === 0;
}
validate187.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate185.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate185.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate185.errors = [{
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
							if (!validate187(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate185.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate185.errors = vErrors;
	return errors === 0;
}
validate185.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema70 = {
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
function validate210(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate210.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.stepKey === void 0 && (missing0 = "stepKey") || data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.content === void 0 && (missing0 = "content") || data.task === void 0 && (missing0 = "task") || data.page === void 0 && (missing0 = "page") || data.goal === void 0 && (missing0 = "goal") || data.progress === void 0 && (missing0 = "progress") || data.isDone === void 0 && (missing0 = "isDone") || data.reward === void 0 && (missing0 = "reward")) {
				validate210.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func8.call(schema70.properties, key0)) {
					validate210.errors = [{
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
								validate210.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "#/properties/type/type",
									keyword: "type",
									params: { type: "string" }
								}];
								return false;
							}
							if (!(data1 === "banner" || data1 === "quest")) {
								validate210.errors = [{
									instancePath: instancePath + "/type",
									schemaPath: "#/properties/type/enum",
									keyword: "enum",
									params: { allowedValues: schema70.properties.type.enum }
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
										if (func2(data2) > 200) {
											validate210.errors = [{
												instancePath: instancePath + "/title",
												schemaPath: "#/properties/title/maxLength",
												keyword: "maxLength",
												params: { limit: 200 }
											}];
											return false;
										}
									} else {
										validate210.errors = [{
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
											if (func2(data3) > 2e4) {
												validate210.errors = [{
													instancePath: instancePath + "/content",
													schemaPath: "#/properties/content/maxLength",
													keyword: "maxLength",
													params: { limit: 2e4 }
												}];
												return false;
											}
										} else {
											validate210.errors = [{
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
												if (func2(data4) > 1e4) {
													validate210.errors = [{
														instancePath: instancePath + "/task",
														schemaPath: "#/properties/task/maxLength",
														keyword: "maxLength",
														params: { limit: 1e4 }
													}];
													return false;
												}
											} else {
												validate210.errors = [{
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
													if (func2(data5) > 100) {
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
												validate210.errors = vErrors;
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
															validate210.errors = [{
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
															if (!validate165(data.reward, {
																instancePath: instancePath + "/reward",
																parentData: data,
																parentDataProperty: "reward",
																rootData,
																dynamicAnchors
															})) {
																vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
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
			validate210.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate210.errors = vErrors;
	return errors === 0;
}
validate210.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate208(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate208.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.completed === void 0 && (missing0 = "completed") || data.active === void 0 && (missing0 = "active") || data.total === void 0 && (missing0 = "total")) {
				validate208.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "completed" || key0 === "active" || key0 === "total")) {
					validate208.errors = [{
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
									validate208.errors = [{
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
								validate208.errors = [{
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
										validate208.errors = [{
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
											if (!validate210(data2[i1], {
												instancePath: instancePath + "/active/" + i1,
												parentData: data2,
												parentDataProperty: i1,
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate210.errors : vErrors.concat(validate210.errors);
												errors = vErrors.length;
											}
											if (!(_errs7 === errors)) break;
										}
									}
								} else {
									validate208.errors = [{
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
						}
					}
				}
			}
		} else {
			validate208.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate208.errors = vErrors;
	return errors === 0;
}
validate208.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate206(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate206.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate206.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate206.errors = [{
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
							if (!validate208(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate208.errors : vErrors.concat(validate208.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate206.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate206.errors = vErrors;
	return errors === 0;
}
validate206.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var schema73 = {
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
var schema74 = {
	"type": "string",
	"enum": ["MISSION_COMPLETED", "LEVEL_UP"]
};
function validate224(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate224.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate224.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "MISSION_COMPLETED" || data === "LEVEL_UP")) {
		validate224.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema74.enum }
		}];
		return false;
	}
	validate224.errors = vErrors;
	return true;
}
validate224.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate222(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate222.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.notificationId === void 0 && (missing0 = "notificationId") || data.type === void 0 && (missing0 = "type") || data.title === void 0 && (missing0 = "title") || data.text === void 0 && (missing0 = "text") || data.fightId === void 0 && (missing0 = "fightId") || data.result === void 0 && (missing0 = "result") || data.level === void 0 && (missing0 = "level") || data.reward === void 0 && (missing0 = "reward") || data.createdAt === void 0 && (missing0 = "createdAt") || data.isRead === void 0 && (missing0 = "isRead") || data.isShown === void 0 && (missing0 = "isShown")) {
				validate222.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!func8.call(schema73.properties, key0)) {
					validate222.errors = [{
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
							if (!validate224(data.type, {
								instancePath: instancePath + "/type",
								parentData: data,
								parentDataProperty: "type",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate224.errors : vErrors.concat(validate224.errors);
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
										if (func2(data2) > 100) {
											validate222.errors = [{
												instancePath: instancePath + "/title",
												schemaPath: "#/properties/title/maxLength",
												keyword: "maxLength",
												params: { limit: 100 }
											}];
											return false;
										}
									} else {
										validate222.errors = [{
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
											if (func2(data3) > 300) {
												validate222.errors = [{
													instancePath: instancePath + "/text",
													schemaPath: "#/properties/text/maxLength",
													keyword: "maxLength",
													params: { limit: 300 }
												}];
												return false;
											}
										} else {
											validate222.errors = [{
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
											validate222.errors = vErrors;
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
											if (!validate163(data5, {
												instancePath: instancePath + "/result",
												parentData: data,
												parentDataProperty: "result",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
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
												validate222.errors = vErrors;
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
													validate222.errors = vErrors;
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
													if (!validate165(data7, {
														instancePath: instancePath + "/reward",
														parentData: data,
														parentDataProperty: "reward",
														rootData,
														dynamicAnchors
													})) {
														vErrors = vErrors === null ? validate165.errors : vErrors.concat(validate165.errors);
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
														validate222.errors = vErrors;
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
														if (!validate95(data.createdAt, {
															instancePath: instancePath + "/createdAt",
															parentData: data,
															parentDataProperty: "createdAt",
															rootData,
															dynamicAnchors
														})) {
															vErrors = vErrors === null ? validate95.errors : vErrors.concat(validate95.errors);
															errors = vErrors.length;
														}
														var valid0 = _errs28 === errors;
													} else var valid0 = true;
													if (valid0) {
														if (data.isRead !== void 0) {
															const _errs29 = errors;
															if (typeof data.isRead !== "boolean") {
																validate222.errors = [{
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
																	validate222.errors = [{
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
			validate222.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate222.errors = vErrors;
	return errors === 0;
}
validate222.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate221(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate221.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.items === void 0 && (missing0 = "items") || data.nextCursor === void 0 && (missing0 = "nextCursor") || data.unread === void 0 && (missing0 = "unread") || data.unshown === void 0 && (missing0 = "unshown")) {
				validate221.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "items" || key0 === "nextCursor" || key0 === "unread" || key0 === "unshown")) {
					validate221.errors = [{
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
									validate221.errors = [{
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
										if (!validate222(data0[i0], {
											instancePath: instancePath + "/items/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate222.errors : vErrors.concat(validate222.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate221.errors = [{
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
							if (!validate199(data.nextCursor, {
								instancePath: instancePath + "/nextCursor",
								parentData: data,
								parentDataProperty: "nextCursor",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate199.errors : vErrors.concat(validate199.errors);
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
			validate221.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate221.errors = vErrors;
	return errors === 0;
}
validate221.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate219(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate219.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate219.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate219.errors = [{
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
							if (!validate221(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate221.errors : vErrors.concat(validate221.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate219.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate219.errors = vErrors;
	return errors === 0;
}
validate219.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate239(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate239.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.count === void 0 && (missing0 = "count")) {
				validate239.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "count")) {
					validate239.errors = [{
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
			validate239.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate239.errors = vErrors;
	return errors === 0;
}
validate239.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate237(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate237.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.rev === void 0 && (missing0 = "rev") || data.data === void 0 && (missing0 = "data")) {
				validate237.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "rev" || key0 === "data")) {
					validate237.errors = [{
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
							if (!validate239(data.data, {
								instancePath: instancePath + "/data",
								parentData: data,
								parentDataProperty: "data",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate239.errors : vErrors.concat(validate239.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs3 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate237.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate237.errors = vErrors;
	return errors === 0;
}
validate237.evaluated = {
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
			for (const key0 in data) if (!(key0 === "playerLayout" || key0 === "controlPanel" || key0 === "army" || key0 === "missions" || key0 === "fightLogs" || key0 === "quests" || key0 === "notifications" || key0 === "online")) {
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
						if (!validate81(data.controlPanel, {
							instancePath: instancePath + "/controlPanel",
							parentData: data,
							parentDataProperty: "controlPanel",
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate81.errors : vErrors.concat(validate81.errors);
							errors = vErrors.length;
						}
						var valid0 = _errs3 === errors;
					} else var valid0 = true;
					if (valid0) {
						if (data.army !== void 0) {
							const _errs4 = errors;
							if (!validate113(data.army, {
								instancePath: instancePath + "/army",
								parentData: data,
								parentDataProperty: "army",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
						if (valid0) {
							if (data.missions !== void 0) {
								const _errs5 = errors;
								if (!validate145(data.missions, {
									instancePath: instancePath + "/missions",
									parentData: data,
									parentDataProperty: "missions",
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate145.errors : vErrors.concat(validate145.errors);
									errors = vErrors.length;
								}
								var valid0 = _errs5 === errors;
							} else var valid0 = true;
							if (valid0) {
								if (data.fightLogs !== void 0) {
									const _errs6 = errors;
									if (!validate185(data.fightLogs, {
										instancePath: instancePath + "/fightLogs",
										parentData: data,
										parentDataProperty: "fightLogs",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
										errors = vErrors.length;
									}
									var valid0 = _errs6 === errors;
								} else var valid0 = true;
								if (valid0) {
									if (data.quests !== void 0) {
										const _errs7 = errors;
										if (!validate206(data.quests, {
											instancePath: instancePath + "/quests",
											parentData: data,
											parentDataProperty: "quests",
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate206.errors : vErrors.concat(validate206.errors);
											errors = vErrors.length;
										}
										var valid0 = _errs7 === errors;
									} else var valid0 = true;
									if (valid0) {
										if (data.notifications !== void 0) {
											const _errs8 = errors;
											if (!validate219(data.notifications, {
												instancePath: instancePath + "/notifications",
												parentData: data,
												parentDataProperty: "notifications",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate219.errors : vErrors.concat(validate219.errors);
												errors = vErrors.length;
											}
											var valid0 = _errs8 === errors;
										} else var valid0 = true;
										if (valid0) {
											if (data.online !== void 0) {
												const _errs9 = errors;
												if (!validate237(data.online, {
													instancePath: instancePath + "/online",
													parentData: data,
													parentDataProperty: "online",
													rootData,
													dynamicAnchors
												})) {
													vErrors = vErrors === null ? validate237.errors : vErrors.concat(validate237.errors);
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
var validateCloseSession = validate244;
function validate245(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate245.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.sessionIds === void 0 && (missing0 = "sessionIds")) {
				validate245.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "sessionIds")) {
					validate245.errors = [{
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
									validate245.errors = [{
										instancePath: instancePath + "/sessionIds",
										schemaPath: "#/properties/sessionIds/maxItems",
										keyword: "maxItems",
										params: { limit: 100 }
									}];
									return false;
								} else if (data0.length < 1) {
									validate245.errors = [{
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
										if (!validate190(data0[i0], {
											instancePath: instancePath + "/sessionIds/" + i0,
											parentData: data0,
											parentDataProperty: i0,
											rootData,
											dynamicAnchors
										})) {
											vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
											errors = vErrors.length;
										}
										if (!(_errs4 === errors)) break;
									}
								}
							} else {
								validate245.errors = [{
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
			validate245.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate245.errors = vErrors;
	return errors === 0;
}
validate245.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate244(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate244.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate245(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
		errors = vErrors.length;
	}
	validate244.errors = vErrors;
	return errors === 0;
}
validate244.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var validateFetchGameData = validate248;
function validate249(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate249.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 in data) if (!(key0 === "playerLayout" || key0 === "controlPanel" || key0 === "army" || key0 === "missions" || key0 === "fightLogs" || key0 === "quests" || key0 === "notifications" || key0 === "online")) {
			validate249.errors = [{
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 }
			}];
			return false;
		}
		if (data.playerLayout !== void 0) {
			let data0 = data.playerLayout;
			if (typeof data0 !== "boolean") {
				validate249.errors = [{
					instancePath: instancePath + "/playerLayout",
					schemaPath: "#/properties/playerLayout/type",
					keyword: "type",
					params: { type: "boolean" }
				}];
				return false;
			}
			if (true !== data0) {
				validate249.errors = [{
					instancePath: instancePath + "/playerLayout",
					schemaPath: "#/properties/playerLayout/const",
					keyword: "const",
					params: { allowedValue: true }
				}];
				return false;
			}
			var valid0 = true;
		} else var valid0 = true;
		if (valid0) {
			if (data.controlPanel !== void 0) {
				let data1 = data.controlPanel;
				if (typeof data1 !== "boolean") {
					validate249.errors = [{
						instancePath: instancePath + "/controlPanel",
						schemaPath: "#/properties/controlPanel/type",
						keyword: "type",
						params: { type: "boolean" }
					}];
					return false;
				}
				if (true !== data1) {
					validate249.errors = [{
						instancePath: instancePath + "/controlPanel",
						schemaPath: "#/properties/controlPanel/const",
						keyword: "const",
						params: { allowedValue: true }
					}];
					return false;
				}
				var valid0 = true;
			} else var valid0 = true;
			if (valid0) {
				if (data.army !== void 0) {
					let data2 = data.army;
					if (typeof data2 !== "boolean") {
						validate249.errors = [{
							instancePath: instancePath + "/army",
							schemaPath: "#/properties/army/type",
							keyword: "type",
							params: { type: "boolean" }
						}];
						return false;
					}
					if (true !== data2) {
						validate249.errors = [{
							instancePath: instancePath + "/army",
							schemaPath: "#/properties/army/const",
							keyword: "const",
							params: { allowedValue: true }
						}];
						return false;
					}
					var valid0 = true;
				} else var valid0 = true;
				if (valid0) {
					if (data.missions !== void 0) {
						let data3 = data.missions;
						if (typeof data3 !== "boolean") {
							validate249.errors = [{
								instancePath: instancePath + "/missions",
								schemaPath: "#/properties/missions/type",
								keyword: "type",
								params: { type: "boolean" }
							}];
							return false;
						}
						if (true !== data3) {
							validate249.errors = [{
								instancePath: instancePath + "/missions",
								schemaPath: "#/properties/missions/const",
								keyword: "const",
								params: { allowedValue: true }
							}];
							return false;
						}
						var valid0 = true;
					} else var valid0 = true;
					if (valid0) {
						if (data.fightLogs !== void 0) {
							let data4 = data.fightLogs;
							if (typeof data4 !== "boolean") {
								validate249.errors = [{
									instancePath: instancePath + "/fightLogs",
									schemaPath: "#/properties/fightLogs/type",
									keyword: "type",
									params: { type: "boolean" }
								}];
								return false;
							}
							if (true !== data4) {
								validate249.errors = [{
									instancePath: instancePath + "/fightLogs",
									schemaPath: "#/properties/fightLogs/const",
									keyword: "const",
									params: { allowedValue: true }
								}];
								return false;
							}
							var valid0 = true;
						} else var valid0 = true;
						if (valid0) {
							if (data.quests !== void 0) {
								let data5 = data.quests;
								if (typeof data5 !== "boolean") {
									validate249.errors = [{
										instancePath: instancePath + "/quests",
										schemaPath: "#/properties/quests/type",
										keyword: "type",
										params: { type: "boolean" }
									}];
									return false;
								}
								if (true !== data5) {
									validate249.errors = [{
										instancePath: instancePath + "/quests",
										schemaPath: "#/properties/quests/const",
										keyword: "const",
										params: { allowedValue: true }
									}];
									return false;
								}
								var valid0 = true;
							} else var valid0 = true;
							if (valid0) {
								if (data.notifications !== void 0) {
									let data6 = data.notifications;
									if (typeof data6 !== "boolean") {
										validate249.errors = [{
											instancePath: instancePath + "/notifications",
											schemaPath: "#/properties/notifications/type",
											keyword: "type",
											params: { type: "boolean" }
										}];
										return false;
									}
									if (true !== data6) {
										validate249.errors = [{
											instancePath: instancePath + "/notifications",
											schemaPath: "#/properties/notifications/const",
											keyword: "const",
											params: { allowedValue: true }
										}];
										return false;
									}
									var valid0 = true;
								} else var valid0 = true;
								if (valid0) {
									if (data.online !== void 0) {
										let data7 = data.online;
										if (typeof data7 !== "boolean") {
											validate249.errors = [{
												instancePath: instancePath + "/online",
												schemaPath: "#/properties/online/type",
												keyword: "type",
												params: { type: "boolean" }
											}];
											return false;
										}
										if (true !== data7) {
											validate249.errors = [{
												instancePath: instancePath + "/online",
												schemaPath: "#/properties/online/const",
												keyword: "const",
												params: { allowedValue: true }
											}];
											return false;
										}
										var valid0 = true;
									} else var valid0 = true;
								}
							}
						}
					}
				}
			}
		}
	} else {
		validate249.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" }
		}];
		return false;
	}
	validate249.errors = vErrors;
	return true;
}
validate249.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate248(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate248.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate249(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
		errors = vErrors.length;
	}
	validate248.errors = vErrors;
	return errors === 0;
}
validate248.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
var validateFetchGameDataReply = validate251;
var schema83 = {
	"type": "string",
	"description": "Stable codes for programs.\nbadRequest: the request does not fit the contract · originRefused: an unsafe call from another origin · unauthorized: no session, or an ended one ·\nwrongCredentials: e-mail or password is wrong · forbidden: the role is missing · pageLocked: the tutorial has not opened it yet ·\nnotFound: no such thing, or not yours · idempotencyInFlight: the first call with this key is still running · idempotencyMismatch: another request under the same key ·\nmissionUnderway: one mission at a time · nameTaken, emailTaken: registration · passwordTooCommon, passwordsDiffer: refused password ·\ntokenInvalid: a mailed link that is used or too old · alreadyConfirmed: the e-mail is confirmed · notEnoughGold, notEnoughDiamonds, notEnoughGlory, notEnoughEnergy, notEnoughResources: funds ·\narmyLimitReached: the group's maximum · energyFull, restoresExhausted: energy restores · missionLocked: the level is too low ·\nstepNotActive, questNotDone: tutorial · tooManyRequests: see Retry-After · notReady, overloaded: try again · internal: our fault.\n",
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
		"stepNotActive",
		"questNotDone",
		"tooManyRequests",
		"notReady",
		"overloaded",
		"internal"
	]
};
function validate253(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	const evaluated0 = validate253.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data !== "string") {
		validate253.errors = [{
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" }
		}];
		return false;
	}
	if (!(data === "badRequest" || data === "originRefused" || data === "unauthorized" || data === "wrongCredentials" || data === "forbidden" || data === "pageLocked" || data === "notFound" || data === "idempotencyInFlight" || data === "idempotencyMismatch" || data === "missionUnderway" || data === "nameTaken" || data === "emailTaken" || data === "passwordTooCommon" || data === "passwordsDiffer" || data === "tokenInvalid" || data === "alreadyConfirmed" || data === "notEnoughGold" || data === "notEnoughDiamonds" || data === "notEnoughGlory" || data === "notEnoughEnergy" || data === "notEnoughResources" || data === "armyLimitReached" || data === "energyFull" || data === "restoresExhausted" || data === "missionLocked" || data === "stepNotActive" || data === "questNotDone" || data === "tooManyRequests" || data === "notReady" || data === "overloaded" || data === "internal")) {
		validate253.errors = [{
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema83.enum }
		}];
		return false;
	}
	validate253.errors = vErrors;
	return true;
}
validate253.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate252(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate252.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (errors === 0) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			let missing0;
			if (data.isAccepted === void 0 && (missing0 = "isAccepted")) {
				validate252.errors = [{
					instancePath,
					schemaPath: "#/required",
					keyword: "required",
					params: { missingProperty: missing0 }
				}];
				return false;
			} else {
				const _errs1 = errors;
				for (const key0 in data) if (!(key0 === "isAccepted" || key0 === "code")) {
					validate252.errors = [{
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
							validate252.errors = [{
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
							if (!validate253(data.code, {
								instancePath: instancePath + "/code",
								parentData: data,
								parentDataProperty: "code",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
								errors = vErrors.length;
							}
							var valid0 = _errs4 === errors;
						} else var valid0 = true;
					}
				}
			}
		} else {
			validate252.errors = [{
				instancePath,
				schemaPath: "#/type",
				keyword: "type",
				params: { type: "object" }
			}];
			return false;
		}
	}
	validate252.errors = vErrors;
	return errors === 0;
}
validate252.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate251(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate251.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!validate252(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate252.errors : vErrors.concat(validate252.errors);
		errors = vErrors.length;
	}
	validate251.errors = vErrors;
	return errors === 0;
}
validate251.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
export { validateCloseSession, validateFetchGameData, validateFetchGameDataReply, validateNeedFetchGameData, validateNewGameData };
