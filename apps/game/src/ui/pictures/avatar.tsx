import { useState } from 'react'
import { Arms } from '../../art/arms.tsx'
import styles from './avatar.module.css'

type AvatarProps = {
  /** The id that the coat of arms is drawn from. Null if unknown. */
  id: string | number | null
  /** The player's own picture. Without one, or if it fails to load, the arms are shown. */
  src?: string | null
  /** px. The property `--avatar-size` overrides it, for a shield that grows with the text. */
  size?: number
  level?: number
}

/** A player's or guild's picture. Decoration beside the name. */
export function Avatar({ id, src, size = 40, level }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const picture = src && src !== broken ? src : null
  const side = `var(--avatar-size, ${size}px)`
  return (
    <span className={styles.avatar} style={{ width: side, height: side }}>
      {id === null ? (
        <UnknownShield />
      ) : picture ? (
        <img
          className={styles.picture}
          src={picture}
          alt=""
          width={size}
          height={size}
          onError={() => setBroken(picture)}
        />
      ) : (
        <Arms id={id} size={size} className={styles.arms} />
      )}
      {level !== undefined && (
        <span className={styles.level}>
          <span className="sr">уровень </span>
          {level}
        </span>
      )}
    </span>
  )
}

function UnknownShield() {
  return (
    <svg className={styles.unknown} viewBox="0 0 48 54" aria-hidden="true">
      <path
        d="M4 4h40v22c0 12-9 20-20 25C13 46 4 38 4 26Z"
        fill="#8a7a60"
        stroke="#2a1a10"
        strokeWidth="2.5"
      />
      <path
        d="M18 20c0-8 13-8 13 0 0 5-6.5 5-6.5 10m0 5.5v1"
        fill="none"
        stroke="#f2e6cb"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </svg>
  )
}
