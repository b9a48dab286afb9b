/**
 * Whether the device reports no network. Code must not be loaded then: Chromium keeps a module that failed as failed until a reload.
 * The server, which renders public pages, has no such state.
 */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}
