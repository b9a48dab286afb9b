const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const SIGNATURE = /(v1\.[0-9a-f-]{36}\.\d+\.)[\w-]{43}/g
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
    .replace(MAIL_TOKEN, '"dG9rZW4tb2YtdGhlLW1haWxlZC1saW5rLWNvbWVzLWg"')
}
