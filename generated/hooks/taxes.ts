/**
 * Generated from contracts/openapi.yaml. Do not edit.
 */
import {
  useMutation
} from '@tanstack/react-query';
import type {
  MutationFunction,
  QueryClient,
  UseMutationOptions,
  UseMutationResult
} from '@tanstack/react-query';
import type {
  Error,
  StartTaxCollectionRequest,
  StartTaxCollectionResult
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
export const getStartTaxCollectionUrl = () => {
  return `/player-taxes/start`
}
/**
 * @summary Send the tax collectors
 */
export const startTaxCollection = async (startTaxCollectionRequest: StartTaxCollectionRequest, options?: Parameters<typeof transport>[1]): Promise<StartTaxCollectionResult> => {
    const getHeaders = (h?: NonNullable<RequestInit['headers']>): Record<string, string | readonly string[]> => {
    if (!h) return {};
    if (h instanceof Headers) return Object.fromEntries(h.entries());
    if (Symbol.iterator in h) {
      return Object.fromEntries(
        Array.from(h as Iterable<Iterable<string>>, (entry) => Array.from(entry) as [string, string]),
      );
    }
    const headers: Record<string, string | readonly string[]> = {};
    for (const [name, value] of Object.entries<string | readonly string[] | undefined>(h)) {
      if (value !== undefined) headers[name] = value;
    }
    return headers;
  };
return transport<StartTaxCollectionResult>(getStartTaxCollectionUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(startTaxCollectionRequest)
  }
);}
export const getStartTaxCollectionMutationKey = () => ['startTaxCollection'] as const;
export const getStartTaxCollectionMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTaxCollection>>, TError,StartTaxCollectionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof startTaxCollection>>, TError,StartTaxCollectionMutationVariables, TContext> => {
const mutationKey = getStartTaxCollectionMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startTaxCollection>>, StartTaxCollectionMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  startTaxCollection(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type StartTaxCollectionMutationResult = NonNullable<Awaited<ReturnType<typeof startTaxCollection>>>
    export type StartTaxCollectionMutationBody = StartTaxCollectionRequest
    export type StartTaxCollectionMutationError = ErrorType<Error>
    export type StartTaxCollectionMutationVariables = {data: StartTaxCollectionRequest}
    /**
 * @summary Send the tax collectors
 */
export const useStartTaxCollection = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startTaxCollection>>, TError,StartTaxCollectionMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startTaxCollection>>,
        TError,
        StartTaxCollectionMutationVariables,
        TContext
      > => {
      return useMutation(getStartTaxCollectionMutationOptions(options), queryClient);
    }
