const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const SIGNATURE = /((?:v1\.[0-9a-f-]{36}\.\d+|donjon\.[0-9a-f-]{36})\.)[\w-]{43}/g
const LOGIN_SIGNATURE = /([0-9a-f-]{36}\.)[0-9a-f]{64}/g
const FACTOR_SECRET = /[A-Z2-7]{32}/g
const FACTOR_CODE = /"code":"\d{6}"/g
const RECOVERY_CODE = /"[0-9A-Z]{5}-[0-9A-Z]{5}"/g
// Noted beside the call, so the call itself may show the former one.
const SEEN_AT = /"seenAt":"[^"]+"/g
// The queue of letters keeps real time.
const LETTER_LAG = /"letterLagSeconds":\d+/g
const MAIL_TOKEN = /"[\w-]{43}"/g

function uuidOf(count: number) {
  return `0e9c1f0a-6f0e-4a39-9a1c-${(0x9a5f6f7f0b10 + count).toString(16)}`
}

/**
 * Replaces values that are random or secret by others of the same format. UUIDs are numbered in order of
 * appearance, so that a session has the same id in every example.
 */
export function withStandIns(text: string): string {
  const known = new Map<string, string>()
  return text
    .replace(UUID, (uuid) => {
      const standIn = known.get(uuid) ?? uuidOf(known.size + 1)
      known.set(uuid, standIn)
      return standIn
    })
    .replace(SIGNATURE, '$1c2lnbmF0dXJlLW9mLXRoZS1zZXJ2ZXItY29tZXMtaGV')
    .replace(LOGIN_SIGNATURE, `$1${'6f0e4a399a1c9a5f'.repeat(4)}`)
    .replace(FACTOR_SECRET, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP')
    .replace(FACTOR_CODE, '"code":"492039"')
    .replace(RECOVERY_CODE, '"7K3M0-Q0XZ4"')
    .replace(SEEN_AT, '"seenAt":"2026-11-20T09:46:03.000Z"')
    .replace(LETTER_LAG, '"letterLagSeconds":2')
    .replace(MAIL_TOKEN, '"dG9rZW4tb2YtdGhlLW1haWxlZC1saW5rLWNvbWVzLWg"')
}
