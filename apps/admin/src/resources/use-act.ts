import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'

/** Runs a call about the shown record, says how it ended, and reads the record again. */
export function useAct() {
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setIsBusy] = useState(false)
  const act = async (call: () => Promise<void>, success: string) => {
    setIsBusy(true)
    try {
      await call()
      notify(success, { type: 'success' })
      refresh()
    } catch (error) {
      notify(error instanceof Error ? error.message : 'Произошла ошибка', { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, act }
}
