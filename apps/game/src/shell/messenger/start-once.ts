const STARTED_KEY = 'donjon-messenger-started'

/** True once for each launch: after a reload the player stays on the page instead of the one that the link has asked for. */
export function isFirstStart(initData: string): boolean {
  const hash = new URLSearchParams(initData).get('hash') ?? ''
  try {
    if (sessionStorage.getItem(STARTED_KEY) === hash) return false
    sessionStorage.setItem(STARTED_KEY, hash)
  } catch {
    // Without a storage the launch itself does not outlive a reload.
  }
  return true
}
