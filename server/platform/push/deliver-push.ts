import { readFileSync } from 'node:fs'
import { Agent, type RequestOptions, request } from 'node:https'
import webpush from 'web-push'
import { currentPlatform } from '../ambient.ts'
import type { Config } from '../config.ts'
import { lookupPublic } from './lookup-public.ts'
import type { PushKeys } from './push-keys.ts'
import type { PushSubscription } from './subscription.ts'

/** A push service keeps a message for a browser that is off for so long. */
const KEPT_SECONDS = 86_400
/** Shorter than the time after which the queue takes a job for stranded, ms. */
const DEADLINE_MS = 10_000

export type PushMessage = {
  /** Of two waiting messages with the same topic only the later is kept: at most 32 characters of base64url. */
  readonly topic: string
  /** JSON, at most about 3,000 bytes. */
  readonly payload: string
}

/** `gone`: the browser takes no more pushes, so its token is worthless. `refused`: trying again would not help. */
export type PushOutcome = 'delivered' | 'gone' | 'refused'

const agents = new WeakMap<Config, Agent>()

function agentOf(config: Config): Agent {
  const made =
    agents.get(config) ??
    new Agent(
      config.pushTestCa === undefined
        ? { lookup: lookupPublic, maxSockets: 20 }
        : { ca: readFileSync(config.pushTestCa) },
    )
  agents.set(config, made)
  return made
}

/** The status of the answer. Its body is not read, redirects are not followed. */
function post(endpoint: string, headers: RequestOptions['headers'], body: Buffer): Promise<number> {
  const agent = agentOf(currentPlatform().config)
  const signal = AbortSignal.timeout(DEADLINE_MS)
  return new Promise((resolve, reject) => {
    const sent = request(endpoint, { method: 'POST', headers, agent, signal }, (answer) => {
      resolve(answer.statusCode ?? 0)
      answer.destroy()
    })
    // The cause names the address, which nobody else should know.
    sent.on('error', () => reject(new Error('The push service does not answer')))
    sent.end(body)
  })
}

/**
 * Encrypts a message for the browser (RFC 8291) and gives it to its push service. Rejects if it was not taken but may be
 * later.
 */
export async function deliverPush(
  keys: PushKeys,
  { endpoint, p256dh, auth }: PushSubscription,
  { topic, payload }: PushMessage,
): Promise<PushOutcome> {
  const { headers, body } = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: keys,
    TTL: KEPT_SECONDS,
    topic,
    urgency: 'normal',
  })
  const status = await post(endpoint, headers, body)
  if (status >= 200 && status < 300) return 'delivered'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) throw new Error(`The push service is busy: ${status}`)
  currentPlatform().log.warn({ status }, 'a push service refused a message')
  return 'refused'
}
