import { useState } from 'react'
import { HttpError, useLogoutIfAccessDenied, useNotify, useRefresh } from 'react-admin'
import { usePasswordGate } from '../password-gate.tsx'

/**
 * Runs a call about the shown records, asks for the password if the call needs it, says how it ended, and reads the records again.
 * Resolves to whether the call succeeded. Leads to the login if the session has ended.
 */
export function useAct() {
  const notify = useNotify()
  const refresh = useRefresh()
  const withPassword = usePasswordGate()
  const logOutIfEnded = useLogoutIfAccessDenied()
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
      if (await logOutIfEnded(error)) return false
      notify(error instanceof Error ? error.message : 'Произошла ошибка', { type: 'error' })
      // Somebody else has changed the record: the page shows how it is now.
      if (error instanceof HttpError && error.status === 409) refresh()
      return false
    } finally {
      setIsBusy(false)
    }
  }
  return { isBusy, act }
}
