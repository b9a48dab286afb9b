import { once } from 'node:events'
import { createServer as createHttp, type IncomingMessage, request } from 'node:http'
import { createServer } from 'node:https'
import { connect } from 'node:net'
import type { Browser, BrowserContext, Frame, Page } from 'playwright'
import { generate } from 'selfsigned'
import { launchBrowser, newVisitor } from './browser.ts'
import { type FreshGame, startFreshGame } from './fresh-game.ts'
import type { TestUser } from './init-data.ts'
import { launchAddress } from './messenger-client.ts'
import { BOT_SETTINGS } from './telegram.ts'

/** A client in a page of the game's own site: the browser keeps the cookies of its frame. */
const NEAR = 'client.donjon.example'
/** A client of another site, as the messenger's is: the browser drops the cookies of its frame. */
const FAR = 'client.messenger.example'
const GAME = 'game.donjon.example'

/** What the game asks of its client, in order. */
type Asked = { readonly type: string; readonly data: Record<string, unknown> }

/** A page that embeds the game in a frame, and speaks the protocol of the messenger's web client. */
export type FramedClient = {
  readonly context: BrowserContext
  readonly page: Page
  /** The game. */
  game(): Frame
  /** Everything that the game has asked for. */
  asked(): Promise<readonly Asked[]>
  /** The data of the last request of this type. */
  last(type: string): Promise<Record<string, unknown> | undefined>
  /** Tells the game that something has happened at the client. */
  tell(type: string, data?: Record<string, unknown>): Promise<void>
}

export type MessengerHost = {
  readonly game: FreshGame
  readonly browser: Browser
  /** Opens the client with the game in its frame. */
  open(
    user: TestUser,
    options?: { near?: boolean; startParam?: string; initData?: string; context?: BrowserContext },
  ): Promise<FramedClient>
  close(): Promise<void>
}

/** The client's page. Its script answers like the web client: it knows the theme and the safe areas, and draws the buttons. */
const PAGE = `<!doctype html><title>Client</title><body style="margin:0"><script>
const asked = []
const frame = document.createElement('iframe')
frame.style = 'border:0;width:100%;height:100vh'
const send = (eventType, eventData = {}) =>
  frame.contentWindow.postMessage(JSON.stringify({ eventType, eventData }), '*')
const answers = {
  web_app_request_theme: () => send('theme_changed', { theme_params: { bg_color: '#17212b' } }),
  web_app_request_safe_area: () => send('safe_area_changed', { top: 7, bottom: 0, left: 0, right: 0 }),
  web_app_request_content_safe_area: () => send('content_safe_area_changed', { top: 5, bottom: 3, left: 0, right: 0 }),
}
addEventListener('message', ({ data, source }) => {
  if (source !== frame.contentWindow || typeof data !== 'string') return
  const { eventType, eventData } = JSON.parse(data)
  asked.push({ type: eventType, data: eventData ?? {} })
  answers[eventType]?.()
})
addEventListener('open-game', ({ detail }) => { frame.src = detail; document.body.append(frame) })
</script>`

async function freePort(): Promise<number> {
  const server = createHttp().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((done) => server.close(done))
  return typeof address === 'object' && address ? address.port : 0
}

/** Https for the game and both clients, as a proxy in front of them gives it. */
async function startFront(inner: number) {
  const { cert, private: key } = await generate([{ name: 'commonName', value: GAME }], { keyType: 'ec' })
  const server = createServer({ cert, key }, (incoming, response) => {
    if (!incoming.headers.host?.startsWith(GAME)) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(PAGE)
      return
    }
    const { method, url, headers } = incoming
    const passed = request(
      {
        host: '127.0.0.1',
        port: inner,
        method,
        path: url,
        headers: { ...headers, 'x-forwarded-proto': 'https' },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    passed.on('error', () => response.destroy())
    incoming.pipe(passed)
  })
  server.on('upgrade', ({ url, rawHeaders }: IncomingMessage, socket, head) => {
    const game = connect(inner, '127.0.0.1', () => {
      const lines = rawHeaders.flatMap((name, at) => (at % 2 ? [] : [`${name}: ${rawHeaders[at + 1]}`]))
      game.write([`GET ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
      game.write(head)
      game.pipe(socket).pipe(game)
    })
    game.on('error', () => socket.destroy())
    socket.on('error', () => game.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return { server, port: typeof address === 'object' && address ? address.port : 0 }
}

/** A game that the clients may embed, behind https, and a browser that knows their names. */
export async function startMessengerHost(): Promise<MessengerHost> {
  const inner = await freePort()
  const { server, port } = await startFront(inner)
  const clients = [NEAR, FAR].map((name) => `https://${name}:${port}`)
  const game = await startFreshGame({
    WORLD_NEIGHBOURS: '20',
    PORT: String(inner),
    PUBLIC_URL: `https://${GAME}:${port}`,
    TRUST_PROXY: '1',
    FRAME_ANCESTORS: clients.join(' '),
    ...BOT_SETTINGS,
  })
  const browser = await launchBrowser([
    '--host-resolver-rules=MAP *.example 127.0.0.1',
    '--ignore-certificate-errors',
  ])

  const open: MessengerHost['open'] = async (user, options = {}) => {
    const { near = false, startParam, initData, context: known } = options
    const context = known ?? (await newVisitor(browser, game.url, 'phone')).context
    const page = known ? await known.newPage() : (context.pages()[0] ?? (await context.newPage()))
    await page.goto(`https://${near ? NEAR : FAR}:${port}/`)
    const address = launchAddress(game.url, user, {
      ...(startParam !== undefined && { startParam }),
      ...(initData !== undefined && { initData }),
    })
    await page.evaluate((detail) => dispatchEvent(new CustomEvent('open-game', { detail })), address)
    const find = () => page.frames().find((frame) => frame.url().startsWith(game.url))
    while (!find()) await page.waitForEvent('framenavigated')
    const asked = () => page.evaluate<readonly Asked[]>('asked')
    return {
      context,
      page,
      game: () => {
        const frame = find()
        if (!frame) throw new Error('The game is not in its frame')
        return frame
      },
      asked,
      last: async (type) => (await asked()).findLast((one) => one.type === type)?.data,
      tell: (type, data = {}) => page.evaluate(`send(${JSON.stringify(type)}, ${JSON.stringify(data)})`),
    }
  }

  return {
    game,
    browser,
    open,
    close: async () => {
      await browser.close()
      server.close()
      server.closeAllConnections()
      await game.stop()
    },
  }
}
