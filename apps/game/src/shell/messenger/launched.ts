const KEPT_KEY = 'donjon-messenger-launch'
/** The client passes launch parameters in the fragment. */
const LAUNCH = /(?:^#|&)tgWebApp(?:Data|Platform|Version)=/

let launch: string | null = null

function keep(text: string | null): void {
  launch = text
  try {
    if (text === null) sessionStorage.removeItem(KEPT_KEY)
    else sessionStorage.setItem(KEPT_KEY, text)
  } catch {
    // A frame may have no storage. Then the launch lives as long as the page.
  }
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEPT_KEY)
  } catch {
    return null
  }
}

/**
 * Finds out whether the messenger has opened the page, before anything else runs. The parameters leave the address: they log in,
 * so no link, history or report may hold them.
 */
export function noteLaunch(): void {
  const { hash, pathname, search } = location
  if (!LAUNCH.test(hash)) {
    launch = readKept()
    return
  }
  keep(hash.slice(1))
  history.replaceState(history.state, '', (pathname === '/' ? '/game' : pathname) + search)
}

/** The launch parameters as the client has passed them. Null outside of the messenger. */
export function rawLaunch(): string | null {
  return launch
}

export function isInMessenger(): boolean {
  return launch !== null
}

/** The header that proves the account of the messenger. Null outside of it. */
export function launchHeaders(): { readonly 'telegram-web-app-init-data': string } | null {
  const initData = launch === null ? null : new URLSearchParams(launch).get('tgWebAppData')
  return initData === null ? null : { 'telegram-web-app-init-data': initData }
}

/** From now on the page counts as opened in an ordinary browser. */
export function forgetLaunch(): void {
  keep(null)
}
