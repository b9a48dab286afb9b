import type { PagePlace } from '../../shell/page-address.ts'
import { readId } from '../../shell/read-id.ts'

const CRUSADE = 'crusade'
const INVITE = 'invite'

/** Where a crusade is seen from outside: `group-missions/join-request?crusade=42`. */
export function crusadePlace(crusadeId: number): PagePlace {
  return { search: `${CRUSADE}=${crusadeId}` }
}

/** Where the link of a crusade leads: `group-missions/join-request?invite=…`. */
export function invitePlace(inviteKey: string): PagePlace {
  return { search: `${INVITE}=${inviteKey}` }
}

const KEY = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** What an address names: a crusade, the key of a link, or nothing. */
export function crusadeOf(
  params: URLSearchParams,
): { crusadeId: number } | { inviteKey: string } | 'wrong' | null {
  const key = params.get(INVITE)
  if (key !== null) return KEY.test(key) ? { inviteKey: key } : 'wrong'
  if (!params.has(CRUSADE)) return null
  const crusadeId = readId(params.get(CRUSADE))
  return crusadeId === null ? 'wrong' : { crusadeId }
}
