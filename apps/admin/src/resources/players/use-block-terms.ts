import { useState } from 'react'
import type { BlockPlayerRequest } from '#generated/types.ts'
import { useKeptValue } from '../kept-text.tsx'
import { type BlockTerm, blockEnd } from './block-end.ts'

export const REASON_LENGTH = { min: 3, max: 200 } as const

/** The terms of a block that is being written. Its reason stays in the tab until the block is sent. `of`: whom it is about. */
export function useBlockTerms(of: number | 'several') {
  const [reason, setReason] = useKeptValue(`block ${of}`)
  const [term, setTerm] = useState<BlockTerm>('week')
  const [date, setDate] = useState('')
  /** What the calls take. Undefined while it is incomplete. */
  const requestOf = (instant: Date): BlockPlayerRequest | undefined => {
    const until = blockEnd(term, date, instant)
    const words = reason.trim()
    return until === undefined || words.length < REASON_LENGTH.min ? undefined : { reason: words, until }
  }
  return {
    fields: { reason, setReason, term, setTerm, date, setDate },
    isReady: requestOf(new Date()) !== undefined,
    requestOf,
  }
}

export type BlockTerms = ReturnType<typeof useBlockTerms>['fields']
