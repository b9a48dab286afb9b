import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { usePasswordGate } from '../password-gate.tsx'

/**
 * Runs a call about the shown records, asks for the password if the call needs it, says how it ended, and reads the records again.
 * Resolves to whether the call succeeded.
 */
export function useAct() {
  const notify = useNotify()
  const refresh = useRefresh()
  const withPassword = usePasswordGate()
  const [isBusy, setIsBusy] = useState(false)
  const act = async <Answer>(
    call: () => Promise<Answer>,
    success: string | ((answer: Answer) => string),
  ): Promise<boolean> => {
    setIsBusy(true)
    try {
      const answer = await withPassword(call)
      notify(typeof success === 'string' ? success : success(answer), { type: 'success' })
      refresh()
      return true
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Произошла ошибка', { type: 'error' })
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, act }
}
