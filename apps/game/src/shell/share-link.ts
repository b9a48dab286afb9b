import { notify } from './notify.ts'

type SharedLink = {
  url: string
  /** Of the shared link, without the name of the game. */
  title: string
  /** What the link is: «Ссылка на бой». */
  what: string
  /** Shown after it has been copied. */
  note: string
}

/** Shares a link: by the phone's own menu, or into the clipboard. Without both it is shown. */
export async function shareLink({ url, title, what, note }: SharedLink): Promise<void> {
  const isTouch = matchMedia('(hover: none)').matches
  if (isTouch && 'share' in navigator) {
    try {
      await navigator.share({ title: `Донжон: ${title}`, url })
      return
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    notify('success', `${what} скопирована`, note)
  } catch {
    notify('info', what, url)
  }
}
