const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** A tag has letters that a start parameter may not have, so it comes as base64url of UTF-8. */
function tagOf(code: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (byte) =>
      byte.charCodeAt(0),
    )
    const tag = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return /^[\p{L}\p{N}]{4}$/u.test(tag) ? tag : null
  } catch {
    return null
  }
}

/** What `startapp` of a link may ask for. */
const FORMS: readonly (readonly [RegExp, (found: string) => string | null])[] = [
  [new RegExp(`^report-(${UUID})$`), (key) => `/redirect/fight-log/${key}`],
  [/^crusade-([1-9]\d{0,14})$/, (id) => `/game/group-missions/join-request?crusade=${id}`],
  [new RegExp(`^crusade-(${UUID})$`), (key) => `/game/group-missions/join-request?invite=${key}`],
  [/^crusades$()/, () => '/game/group-missions'],
  [
    /^guild-([\w-]{4,24})$/,
    (code) => {
      const tag = tagOf(code)
      return tag && `/game/guild/${encodeURIComponent(tag)}`
    },
  ],
]

/** The page that a start parameter opens. Null for one of no known form. */
export function startPlace(startParam: string | null): string | null {
  if (startParam === null || startParam.length > 64) return null
  for (const [form, place] of FORMS) {
    const [, found] = form.exec(startParam) ?? []
    if (found !== undefined) return place(found)
  }
  return null
}
