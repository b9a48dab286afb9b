import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { usePasswordGate } from '../password-gate.tsx'

/**
 * Runs a call about the shown record, asks for the password if the call needs it, says how it ended, and reads the record again.
 * Resolves to whether the call succeeded.
 */
export function useAct() {
  const notify = useNotify()
  const refresh = useRefresh()
  const withPassword = usePasswordGate()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (call: () => Promise<void>, success: string): Promise<boolean> => {
    setIsBusy(true)
    try {
      await withPassword(call)
      notify(success, { type: 'success' })
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
