import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** How old init data may be, in seconds. A newcomer may think about a name as long as a login may wait; the request to delete a castle follows the launch. */
export const INIT_DATA_SECONDS = { logIn: 3600, register: 3600, deletion: 300 } as const

/** How far the messenger's clock may be ahead of ours, in seconds. */
export const AHEAD_SECONDS = 30

const PAIRS_MAX = 32
const HASH = /^[0-9a-f]{64}$/
const SECONDS = /^[1-9]\d{0,10}$/
/** A line break in a value could pass for the border between two pairs of the signed text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL = /[\u0000-\u001f\u007f]/

const userSchema = z.object({
  id: z.int().min(1),
  is_bot: z.literal(false).optional(),
  first_name: z.string().max(256),
  last_name: z.string().max(256).optional(),
  username: z.string().max(256).optional(),
})

/** The account of the messenger. */
export type TelegramUser = z.infer<typeof userSchema>

type InitData = {
  readonly user: TelegramUser
  readonly startedAt: Date
}

/** The pairs by key. Undefined if a key comes twice or a pair holds control characters. */
function readPairs(text: string): ReadonlyMap<string, string> | undefined {
  const pairs = [...new URLSearchParams(text)]
  const byKey = new Map(pairs)
  const isStrange = pairs.some(([key, value]) => CONTROL.test(key) || CONTROL.test(value))
  return isStrange || byKey.size < pairs.length || pairs.length > PAIRS_MAX ? undefined : byKey
}

/** Every pair except the hash, sorted by key. The field `signature` belongs to it. */
function signedText(pairs: ReadonlyMap<string, string>): string {
  return [...pairs]
    .filter(([key]) => key !== 'hash')
    .map(([key, value]) => `${key}=${value}`)
    .sort()
    .join('\n')
}

function isSigned(pairs: ReadonlyMap<string, string>, botToken: string): boolean {
  const hash = pairs.get('hash') ?? ''
  if (!HASH.test(hash)) return false
  const key = createHmac('sha256', 'WebAppData').update(botToken).digest()
  const expected = createHmac('sha256', key).update(signedText(pairs)).digest()
  return timingSafeEqual(expected, Buffer.from(hash, 'hex'))
}

function readUser(text: string | undefined): TelegramUser | undefined {
  if (text === undefined) return undefined
  try {
    return userSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/**
 * Whose launch of the mini-app the init data are, and when it was. They must be signed by the bot's token, hold each key once, among them
 * `signature` (docs/game.md §5), and not be of a time after `instant`. Undefined for others. How old they may be is the caller's to decide.
 */
export function readInitData(
  text: string,
  { botToken, instant }: { readonly botToken: string; readonly instant: Date },
): InitData | undefined {
  const pairs = readPairs(text)
  // The messenger's own key signs `signature`, for others than the bot. The hash covers it, so that it is there is enough.
  if (!pairs?.get('signature') || !isSigned(pairs, botToken)) return undefined
  const startedAt = pairs.get('auth_date') ?? ''
  const user = readUser(pairs.get('user'))
  if (!SECONDS.test(startedAt) || !user) return undefined
  const age = instant.getTime() / 1000 - Number(startedAt)
  if (age < -AHEAD_SECONDS) return undefined
  return { user, startedAt: new Date(Number(startedAt) * 1000) }
}
