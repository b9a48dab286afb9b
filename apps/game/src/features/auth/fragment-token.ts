import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** The token of a mailed link. It is in the fragment, which never reaches a server or a log. */
function readFragmentToken(hash: string): string | null {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('token')
  return token ? token : null
}

/** Reads the token and removes it from the address bar at once, so that it does not stay in the history. */
export function useFragmentToken(): string | null {
  const token = readFragmentToken(useLocation().hash)
  useEffect(() => {
    // Bypasses the router on purpose: the router keeps the token for this page until the next navigation.
    if (token) history.replaceState(history.state, '', location.pathname + location.search)
  }, [token])
  return token
}
