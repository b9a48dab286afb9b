import type { CustomStyle } from '../custom-style.ts'
import type { FightSide, Strike } from './moment.ts'

const ARROWS = [0, 1, 2, 3, 4, 5, 6]

/** A flight of arrows. With reduced motion they hang along their arc. */
export function Volley({ side, hit }: { side: FightSide; hit: boolean }) {
  const mirrored = side === 'ATTACKER' ? undefined : 'translate(640 0) scale(-1 1)'
  return (
    <g transform={mirrored}>
      {ARROWS.map((i) => {
        const from = 206 + i * 13
        const to = hit ? 372 + i * 16 : 320 + i * 14
        const style: CustomStyle = {
          offsetPath: `path("M${from} ${196 + (i % 3) * 6}Q${(from + to) / 2} ${64 + (i % 4) * 9} ${to} ${hit ? 214 + (i % 3) * 14 : 290}")`,
          offsetDistance: `${28 + i * 8}%`,
          animationDelay: `${i * 0.06}s`,
        }
        return (
          <g key={i} className="arrow" style={style}>
            <path d="M-12 0H12" stroke="#2a1a10" strokeWidth="1.5" />
            <path d="M17 0l-6-2.2v4.4Z" fill="#e6e9ec" stroke="#2a1a10" strokeWidth=".6" />
            <path d="M-12 0l-4-2.5h5l2 2.5-2 2.5h-5Z" fill="#f3ead2" stroke="#2a1a10" strokeWidth=".5" />
          </g>
        )
      })}
    </g>
  )
}

/** A stone of the catapult on its way to the wall. With reduced motion it hangs along its arc. */
export function Stone({ to = { x: 470, y: 224 } }: { to?: { x: number; y: number } | undefined }) {
  const style: CustomStyle = {
    offsetPath: `path("M150 236Q320 -40 ${to.x} ${to.y}")`,
    offsetDistance: '62%',
  }
  return (
    <g className="arrow" style={style}>
      <path
        d="M-11-4l5-7 9-1 8 5 1 9-7 7-10 1-6-6Z"
        fill="#8c8577"
        stroke="#2a1a10"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      <path d="M-5-6l7-1 4 4-5 2Z" fill="#b4ad9d" />
    </g>
  )
}

/** Dust where the armies meet. */
export function Dust() {
  return (
    <g className="dust" fill="#e2d3b1" opacity=".42">
      <path d="M270 306q8-14 24-10q8-18 26-8q22-8 28 8q18-4 22 12q-50 10-100-2Z" />
      <path opacity=".7" d="M292 292q4-10 14-8q10-10 20-2q12-4 16 8q-26 8-50 2Z" />
    </g>
  )
}

const BURST = 'M0-34L7-13 25-24 15-5 38 0 15 6 26 24 7 14 0 36-7 14-26 24-15 6-38 0-15-5-25-24-7-13Z'

function words(strike: Strike): string {
  if (!strike.hit) return 'мимо'
  if (strike.kind !== 'HEAL' && strike.damage === 0) return 'броня'
  const amount = strike.damage.toLocaleString('ru-RU')
  return strike.kind === 'HEAL' ? `+${amount}` : `−${amount}`
}

/** The effect of a strike as a number over its targets. A critical one has a burst. */
export function Outcome({ strike, over, place }: { strike: Strike; over: FightSide; place: number }) {
  const own = strike.kind === 'HEAL'
  const x = over === 'ATTACKER' ? 258 - (place % 2) * 22 : 382 + (place % 2) * 22
  const critical = strike.hit && strike.critical
  const kind = own ? 'heal' : critical ? 'crit' : strike.hit ? 'hit' : 'miss'
  return (
    <g transform={`translate(${x} ${100 + place * 44})`}>
      <g className="outcome" style={{ animationDelay: `${place * 0.16}s` }}>
        {critical && (
          <path
            d={BURST}
            transform="translate(0 -9) scale(1.7 1.15)"
            fill="#8e1f1c"
            stroke="#f4d987"
            strokeWidth="1.4"
          />
        )}
        <text className={`number ${kind}`} textAnchor="middle">
          {words(strike)}
        </text>
        {critical && (
          <text className="number word" y="13" textAnchor="middle">
            крит
          </text>
        )}
      </g>
    </g>
  )
}
