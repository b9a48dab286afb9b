import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The token of a mailed link: it stands in the fragment, which no server and no log ever sees. */
function readFragmentToken(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return token ? token : null
}

/** The token, taken out of the address bar at once so that it does not stay in the history. */
export function useFragmentToken(): string | null {
  const token = readFragmentToken(useLocation().hash)
  useEffect(() => {
    // Past the router on purpose: it keeps the token for this page until one goes on.
    if (token) history.replaceState(history.state, '', location.pathname + location.search)
  }, [token])
  return token
}
