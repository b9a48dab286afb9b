import { randomInt, randomUUID } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { io } from 'socket.io-client'
import { CHANNEL_NAMES } from '#generated/events.ts'
import { type Attack, inLanes, type Target } from './attack.ts'

const MUTE_CALLS = 420
const MUTE_CALL_EVERY_MS = 1000
const WRONG_FIELDS = 11_000
const GUESSES_AT_ONCE = 200
const COMMANDS_AT_ONCE = 150
const PACKETS_AT_ONCE = 500
const SEARCHES_AT_ONCE = 20
const ANSWERS_AT_ONCE = 5

function post({ url }: Target, path: string, body: string, headers: Record<string, string> = {}) {
  return fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  }).then((answer) => answer.text())
}

function openMuteCall({ hostname, port }: URL): Socket {
  const socket = connect(Number(port), hostname, () => {
    socket.write(
      `POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{`,
    )
  })
  socket.on('error', () => undefined)
  return socket.resume()
}

const muteCalls: Attack = {
  name: 'mute',
  what: `${MUTE_CALLS} callers announce a body and send one byte of it, again and again`,
  start: ({ url }) => {
    const open = new Set<Socket>()
    const fill = () => {
      while (open.size < MUTE_CALLS) {
        const socket = openMuteCall(new URL(url))
        open.add(socket)
        socket.once('close', () => open.delete(socket))
      }
    }
    fill()
    const timer = setInterval(fill, MUTE_CALL_EVERY_MS)
    return async () => {
      clearInterval(timer)
      for (const socket of open) socket.destroy()
    }
  },
}

const wrongFields: Attack = {
  name: 'fields',
  what: `eighteen bodies a second, each with ${WRONG_FIELDS} unknown fields`,
  start: (target) => {
    const body = JSON.stringify(
      Object.fromEntries(Array.from({ length: WRONG_FIELDS }, (_, index) => [index.toString(36), 1])),
    )
    return inLanes(18, () => Promise.all([post(target, '/auth/login', body), delay(1000)]))
  },
}

const guesses: Attack = {
  name: 'guesses',
  what: `${GUESSES_AT_ONCE} logins at once with wrong passwords`,
  start: (target) =>
    inLanes(GUESSES_AT_ONCE, () => {
      const email = `siege${randomInt(40)}@example.org`
      return post(target, '/auth/login', JSON.stringify({ email, password: randomUUID() }))
    }),
}

const commands: Attack = {
  name: 'commands',
  what: `one player sends ${COMMANDS_AT_ONCE} commands at once`,
  start: (target) =>
    inLanes(COMMANDS_AT_ONCE, () =>
      post(target, '/player-notifications/mark-all-as-shown', '', {
        cookie: target.cookie,
        'idempotency-key': randomUUID(),
      }),
    ),
}

/** A call that takes filters, with another choice of them each time. */
function searchOf(index: number): string {
  const query = new URLSearchParams({ limit: String(1 + (index % 50)) })
  if (index % 2) query.set('currency', index % 4 === 1 ? 'GOLD' : 'GLORY')
  if (index % 3) query.set('type', index % 3 === 1 ? 'INCREASE' : 'DECREASE')
  if (index % 5) query.set('source', ['START', 'MISSION', 'TAXES', 'TUTORIAL'][index % 4] ?? 'START')
  return `/player-money-history?${query}`
}

const searches: Attack = {
  name: 'searches',
  what: `one player sends ${SEARCHES_AT_ONCE} searches at once, each with other filters`,
  start: ({ url, cookie }) => {
    let index = 0
    return inLanes(SEARCHES_AT_ONCE, () => {
      index += 1
      return fetch(`${url}/api${searchOf(index)}`, { headers: { cookie } }).then((answer) => answer.text())
    })
  },
}

const answers: Attack = {
  name: 'answers',
  what: `one player repeats ${ANSWERS_AT_ONCE} commands at once whose answers hold all live data`,
  start: (target) =>
    inLanes(ANSWERS_AT_ONCE, () =>
      post(target, '/player-notifications/mark-all-as-shown', '', {
        cookie: target.cookie,
        'idempotency-key': randomUUID(),
        'game-data-subscribes': JSON.stringify(Object.fromEntries(CHANNEL_NAMES.map((name) => [name, true]))),
      }),
    ),
}

const packets: Attack = {
  name: 'packets',
  what: `four live connections of one player send ${PACKETS_AT_ONCE} packets a time, as fast as they can`,
  start: ({ url, cookie }) =>
    inLanes(4, async () => {
      const socket = io(url, {
        path: '/api/socket/app',
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        extraHeaders: { cookie },
        auth: { clientId: randomUUID() },
      })
      let isOver = false
      const over = new Promise<void>((resolve) => {
        socket.once('disconnect', () => resolve())
        socket.once('connect_error', () => resolve())
      }).then(() => {
        isOver = true
      })
      socket.once('connect', async () => {
        while (!isOver) {
          for (let sent = 0; sent < PACKETS_AT_ONCE; sent += 1) socket.io.engine.write('2["nonsense"]')
          await delay(10)
        }
      })
      await Promise.race([over, delay(3000)])
      isOver = true
      socket.disconnect()
    }),
}

export const attacks: readonly Attack[] = [
  muteCalls,
  searches,
  wrongFields,
  guesses,
  commands,
  answers,
  packets,
]
