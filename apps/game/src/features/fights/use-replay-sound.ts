import { useEffect, useRef } from 'react'
import type { FightResult } from '#generated/types.ts'
import { playSound } from '../../shell/sound.ts'
import type { ReplayStep } from './replay-steps.ts'
import type { Replay } from './use-replay.ts'

/** A blow for each step with a hit, and the result at the end. Silent while the replay stands at its start. */
export function useReplaySound(
  { index, isOver }: Pick<Replay, 'index' | 'isOver'>,
  steps: readonly ReplayStep[],
  result: FightResult,
): void {
  const heard = useRef(index)
  useEffect(() => {
    if (heard.current === index) return
    heard.current = index
    if (isOver) playSound(result)
    else if (steps[index]?.strikes.some(({ kind, hit }) => hit && kind !== 'HEAL')) playSound('blow')
  }, [index, isOver, steps, result])
}
