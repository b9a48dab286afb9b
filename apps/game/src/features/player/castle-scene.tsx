import { type ReactNode, useMemo } from 'react'
import { TITLE_NAMES } from '#catalogue/player/titles.ts'
import type { BuildingsData, PlayerInfo } from '#generated/types.ts'
import { TITLE_LEVELS, TITLES } from '#rules/player/title.ts'
import { Castle } from '../../art/castle/castle.tsx'
import { castleMarks } from '../../art/castle/marks.ts'
import type { TimeOfDay } from '../../art/palette.ts'
import { castleStages } from '../../shared/castle/castle-buildings.ts'
import { Popover } from '../../ui/overlays/popover.tsx'
import { PictureFrame } from '../../ui/surfaces/picture-frame.tsx'
import { Ribbon } from '../../ui/surfaces/ribbon.tsx'
import { LevelMark } from '../../ui/values/level-mark.tsx'
import { Unbroken } from '../../ui/values/unbroken.tsx'
import styles from './castle-scene.module.css'

type CastleSceneProps = {
  player: PlayerInfo | undefined
  /** Levels of the buildings. Foundations until they are loaded. */
  buildings?: BuildingsData['buildings']
  time: TimeOfDay
  /** Whether the forge smokes: a try of sharpening is possible. */
  smoke?: boolean
  /** Marks and bubbles over the picture. */
  children?: ReactNode
}

/** The picture of the player's castle at the given time of day. */
export function CastleScene({ player, buildings, time, smoke = false, children }: CastleSceneProps) {
  const title = player?.title
  const stages = useMemo(() => title && castleStages(title, buildings), [title, buildings])
  return (
    <div className={styles.view}>
      <PictureFrame>
        <div className={styles.scene} aria-busy={!player || undefined}>
          {!player && (
            <span className="sr" role="status">
              Загрузка...
            </span>
          )}
          {player && stages && (
            <div className={styles.full}>
              <Castle
                stages={stages}
                time={time}
                smoke={smoke}
                armsId={player.arms}
                title={`Замок: донжон с гербом, стены и двор. Хозяин: ${player.name}`}
              />
              <KeepMark player={player} />
              {children}
            </div>
          )}
        </div>
      </PictureFrame>
      <Ribbon>{player ? `Замок: ${player.name}` : 'Мой замок'}</Ribbon>
    </div>
  )
}

/** `left` and `top` of a mark in % of the picture. */
export function at({ left, top }: { left: number; top: number }) {
  return { left: `${left}%`, top: `${top}%` }
}

function KeepMark({ player }: { player: PlayerInfo }) {
  const next = TITLES[TITLES.indexOf(player.title) + 1]
  return (
    <Popover
      label="Донжон"
      trigger={(props) => (
        <button
          type="button"
          className={styles.mark}
          style={at(castleMarks.keep.level)}
          aria-label={`Донжон, уровень ${player.level}`}
          {...props}
        >
          <LevelMark level={player.level} />
        </button>
      )}
    >
      <h3>Донжон</h3>
      <p>
        {TITLE_NAMES[player.title]}, уровень {player.level}. Башня растёт вместе с титулом хозяина.
      </p>
      {next && (
        <p className={styles.aside}>
          <Unbroken>
            {TITLE_NAMES[next]} с {TITLE_LEVELS[next]}-го уровня.
          </Unbroken>
        </p>
      )}
    </Popover>
  )
}
