/** Makes a value when it is first asked for: on a slow phone each format of the browser takes as long as a frame. */
export function onDemand<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}
