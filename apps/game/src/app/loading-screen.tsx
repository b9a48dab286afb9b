/** Shown until the first layout has loaded: the game's name on oak, never a blank page. Uses both preloaded fonts. */
export function LoadingScreen() {
  return (
    <div className="loading-screen" role="status">
      <b aria-hidden="true">Донжон</b>
      <span>Загрузка...</span>
    </div>
  )
}
