import { useEffect, useEffectEvent } from 'react'
import Pause from '~icons/game-icons/pause-button'
import Play from '~icons/game-icons/play-button'
import type { CustomStyle } from '../../art/custom-style.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './replay.module.css'
import type { ReplayStep } from './replay-steps.ts'
import { REPLAY_SPEEDS, type Replay } from './use-replay.ts'

type ReplayControlsProps = { replay: Replay; steps: readonly ReplayStep[]; rounds: number }

/**
 * Play and pause, the position, the speed and the way to the end. Space and the arrow keys work on the whole page.
 */
export function ReplayControls({ replay, steps, rounds }: ReplayControlsProps) {
  useReplayKeys(replay)
  const { index, isPlaying, isOver, speed } = replay
  const round = steps[index]?.round ?? 0
  const next = REPLAY_SPEEDS[(REPLAY_SPEEDS.indexOf(speed) + 1) % REPLAY_SPEEDS.length] ?? 1
  const filled: CustomStyle = { '--share': `${(index / Math.max(1, steps.length - 1)) * 100}%` }
  return (
    <section className={styles.controls} aria-label="Повтор боя">
      <Button
        variant="oak"
        label={isPlaying ? 'Пауза' : isOver ? 'Смотреть сначала' : 'Смотреть'}
        onClick={replay.toggle}
      >
        {isPlaying ? <Pause /> : <Play />}
      </Button>
      <input
        className={styles.scrubber}
        type="range"
        min={0}
        max={steps.length - 1}
        value={index}
        aria-label="Ход боя"
        aria-valuetext={`раунд ${round} из ${rounds}`}
        style={filled}
        onChange={(event) => replay.seek(event.target.valueAsNumber)}
      />
      <Button
        variant="oak"
        label={`Скорость ×${speed}, сделать ×${next}`}
        onClick={() => replay.setSpeed(next)}
      >
        <span className="num">×{speed}</span>
      </Button>
      <Button variant="oak" disabled={isOver} onClick={replay.finish}>
        К итогу
      </Button>
    </section>
  )
}

function useReplayKeys(replay: Replay): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return
    const at = event.target
    if (at instanceof Element && at.closest('button, a, input, dialog, [role="tab"]')) return
    if (event.key === ' ') {
      if (!event.repeat) replay.toggle()
    } else if (event.key === 'ArrowLeft') replay.skip(-1)
    else if (event.key === 'ArrowRight') replay.skip(1)
    else if (event.key === 'End') replay.finish()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
