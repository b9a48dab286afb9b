import { refuse } from '../../platform/errors.ts'

/** 422 questNotDone while progress is below the goal. */
export function refuseUnlessDone(have: number, need: number): void {
  if (have >= need) return
  const message = 'Поручение ещё не исполнено'
  throw refuse('questNotDone', message, { reasons: [{ code: 'questNotDone', message, have, need }] })
}
