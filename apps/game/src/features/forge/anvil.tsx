import type { CustomStyle } from '../../art/custom-style.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './anvil.module.css'

const sparks = Array.from({ length: 16 }, (_, index) => index)
const PUFFS = [0, 1, 2] as const

type AnvilProps = {
  /** Whether the iron on it glows. */
  hot: boolean
  /** Outcome of the try just made. Null for none. */
  blow: 'won' | 'lost' | null
  raised: boolean
}

/** Anvil, iron and hammer. The hammer falls at a try, with sparks or smoke. Decoration. */
export function Anvil({ hot, blow, raised }: AnvilProps) {
  return (
    <svg
      className={classNames(styles.anvil, raised && styles.raised, blow && styles[blow])}
      viewBox="0 -16 132 113"
      aria-hidden="true"
    >
      <ellipse className={styles.ground} cx="64" cy="91" rx="46" ry="5" />
      <path className={styles.stump} d="M38 66h52l4 24a30 7 0 0 1-60 0Z" />
      <path className={styles.rings} d="M40 76q24 7 48 0M39 84q25 7 50 0" />
      <path
        className={styles.iron}
        d="M22 40h72c12 0 22-3 28-9-2 13-13 20-29 22-5 3-6 6-4 9l9 4v5H34v-5l9-4c2-4-1-8-6-9-8-1-14-5-15-13Z"
      />
      <path className={styles.edge} d="M24 42h70c9 0 16-1.5 22-5" />
      <rect className={hot ? styles.hot : styles.cold} x="40" y="34" width="44" height="6" rx="2" />
      <g className={styles.hammer}>
        <path className={styles.handle} d="M130 18 66 20v5l64-2Z" />
        <path className={styles.head} d="M52 10h15l2 4v12l-2 6H52q-3-11 0-22Z" />
      </g>
      {blow === 'won' &&
        sparks.map((index) => (
          <circle key={index} className={styles.spark} style={flight(index)} cx="60" cy="35" r="2.2" />
        ))}
      {blow === 'lost' &&
        PUFFS.map((index) => (
          <circle
            key={index}
            className={styles.puff}
            style={{ animationDelay: `${index * 90}ms` }}
            cx={50 + index * 12}
            cy="32"
            r={7 + index}
          />
        ))}
    </svg>
  )
}

/** Offsets of a spark in px of the picture: a fan to both sides and up. */
function flight(index: number): CustomStyle {
  const turn = ((-170 + (index * 160) / (sparks.length - 1)) * Math.PI) / 180
  const reach = 34 + ((index * 29) % 30)
  return {
    '--dx': `${Math.round(Math.cos(turn) * reach)}px`,
    '--dy': `${Math.round(Math.sin(turn) * reach)}px`,
  }
}
