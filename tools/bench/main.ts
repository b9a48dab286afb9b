/**
 * `npm run bench -- name`: measures speed; `ratios` without a name. With `--record` the figures go into docs/measured.md, which says what
 * each bench does. Exits with code 1 if a goal is missed.
 */
import { parseArgs } from 'node:util'

const BENCHES: Readonly<Record<string, () => Promise<unknown>>> = {
  ratios: () => import('./ratios.ts'),
  channels: () => import('./every-channel.ts'),
  overload: () => import('./overload/main.ts'),
  public: () => import('./public-reads.ts'),
  timers: () => import('./timers.ts'),
  'sockets-back': () => import('./sockets-back.ts'),
  events: () => import('./spread-events.ts'),
  phone: () => import('./phone/main.ts'),
  growth: () => import('./growth/main.ts'),
  lists: () => import('./keyset/main.ts'),
}

const { positionals } = parseArgs({ allowPositionals: true, options: { record: { type: 'boolean' } } })
const [name = 'ratios'] = positionals
const start = BENCHES[name]
if (!start) throw new Error(`There is no bench ${name}. There are ${Object.keys(BENCHES).join(', ')}`)
await start()
