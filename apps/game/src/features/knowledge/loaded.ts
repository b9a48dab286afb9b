/** What a page of the knowledge base gets of its call. */
export type Loaded<Data> = {
  /** Undefined until loaded. */
  data: Data | undefined
  error: Error | null
  onRetry: () => void
  isLoggedIn: boolean
}
