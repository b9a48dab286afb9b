import Alert from '@mui/material/Alert'
import Snackbar from '@mui/material/Snackbar'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIsServerReached } from './server-reach.ts'
import { getAuthData } from './session-calls.ts'

const ASK_AGAIN_MS = 3000

/**
 * Says that the server is not reached, and asks until it is. What could not be read meanwhile is then read again: a form keeps what is
 * typed, because its record was read before.
 */
export function ConnectionNotice() {
  const isReached = useIsServerReached()
  const queries = useQueryClient()
  useEffect(() => {
    if (isReached) return
    // The answer itself does not matter here: the call notes whether there was one.
    const timer = setInterval(() => void getAuthData().catch(() => undefined), ASK_AGAIN_MS)
    return () => {
      clearInterval(timer)
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    }
  }, [isReached, queries])
  return (
    // Below the bar of the console. The messages of actions come at the bottom.
    <Snackbar open={!isReached} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} sx={{ mt: 6 }}>
      <Alert severity="warning" variant="filled" role="status">
        Нет связи с сервером. Страница продолжит сама, набранное в ней остаётся.
      </Alert>
    </Snackbar>
  )
}
