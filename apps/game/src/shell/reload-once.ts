import { holdsTypedText } from './typed-text.ts'

const RELOADED_KEY = 'donjon-reloaded'

/** Whether a page of this version may reload itself. Only once: if it still lacks a file then, a reload is no help. Remembers the reload. */
export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, version: string): boolean {
  if (storage.getItem(RELOADED_KEY) === version) return false
  storage.setItem(RELOADED_KEY, version)
  return true
}

const QUESTION =
  'Вышла новая версия игры, нужна перезагрузка. Набранный текст пропадёт. Перезагрузить сейчас?'

/** The script that started this page. Its name is a hash of what it holds. */
function ownVersion(): string {
  return document.querySelector('script[type=module][src]')?.getAttribute('src') ?? ''
}

/** Whether the server has another version of the page. False if it does not say. */
export async function isOutdated(): Promise<boolean> {
  try {
    const answer = await fetch(location.pathname, { cache: 'no-store' })
    return answer.ok && !(await answer.text()).includes(ownVersion())
  } catch {
    return false
  }
}

/** Reloads the page, or asks first if somebody has typed something. False: a reload was no help before. */
export function reloadOnce(isNewer: boolean): boolean {
  // The browser's own question: our window may be a part that cannot be loaded any more.
  if (isNewer && holdsTypedText() && !confirm(QUESTION)) return true
  // Without a new version a reload may be no help, and nothing typed is worth the try.
  if (!isNewer && holdsTypedText()) return false
  try {
    if (!mayReload(sessionStorage, ownVersion())) return false
  } catch {
    return false
  }
  location.reload()
  return true
}
