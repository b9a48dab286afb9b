/** Before the first layout is there: the game's name on oak and a quiet word, never a blank. Both preloaded fonts are used here. */
export function Threshold() {
  return (
    <div className="threshold" role="status">
      <b aria-hidden="true">Донжон</b>
      <span>Загрузка...</span>
    </div>
  )
}
