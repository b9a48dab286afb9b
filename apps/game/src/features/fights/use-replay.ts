import { useEffect, useState } from 'react'
import { useReducedMotion } from '../../ui/motion.ts'
import { preferences } from '../../ui/preferences.ts'
import { type ReplayStep, roundEnds } from './replay-steps.ts'

export const REPLAY_SPEEDS = [1, 2, 4] as const

export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number]

/** One step at ×1 (ms). With reduced motion a whole round is shown for longer. */
const STEP_MS = 1300
const ROUND_MS = 1700

export type Replay = {
  index: number
  isPlaying: boolean
  isOver: boolean
  speed: ReplaySpeed
  toggle: () => void
  seek: (index: number) => void
  setSpeed: (speed: ReplaySpeed) => void
  /** Goes to the previous round (−1) or the next (+1). */
  skip: (direction: -1 | 1) => void
  finish: () => void
}

/** Plays the steps of a report. With reduced motion it goes from round to round. */
export function useReplay(steps: readonly ReplayStep[]): Replay {
  const still = useReducedMotion()
  const last = steps.length - 1
  const [index, setIndex] = useState(0)
  const [isPlaying, setPlaying] = useState(true)
  const [speed, setSpeed] = useState<ReplaySpeed>(() => preferences().replaySpeed)
  const isOver = index >= last

  useEffect(() => {
    if (!isPlaying || isOver) return
    const next = still ? (roundEnds(steps).find((end) => end > index) ?? last) : index + 1
    const timer = setTimeout(() => setIndex(next), (still ? ROUND_MS : STEP_MS) / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, isOver, still, steps, index, last, speed])

  const seek = (to: number) => setIndex(Math.min(last, Math.max(0, to)))
  return {
    index,
    isPlaying: isPlaying && !isOver,
    isOver,
    speed,
    seek,
    setSpeed,
    toggle: () => {
      if (isOver) setIndex(0)
      setPlaying(isOver || !isPlaying)
    },
    skip: (direction) => {
      const ends = roundEnds(steps)
      seek((direction > 0 ? ends.find((end) => end > index) : ends.findLast((end) => end < index)) ?? index)
    },
    finish: () => setIndex(last),
  }
}
