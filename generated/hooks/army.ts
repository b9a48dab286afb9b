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
  BuyUnitsRequest,
  BuyUnitsResult,
  Error,
  FillArmyRequest,
  FillArmyResult
} from '../types.ts';
import { transport } from '../transport.ts';
import type { ErrorType } from '../transport.ts';
type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];
export const getBuyUnitsUrl = () => {
  return `/player-army/buy`
}
/**
 * @summary Buy units
 */
export const buyUnits = async (buyUnitsRequest: BuyUnitsRequest, options?: Parameters<typeof transport>[1]): Promise<BuyUnitsResult> => {
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
return transport<BuyUnitsResult>(getBuyUnitsUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(buyUnitsRequest)
  }
);}
export const getBuyUnitsMutationKey = () => ['buyUnits'] as const;
export const getBuyUnitsMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyUnits>>, TError,BuyUnitsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof buyUnits>>, TError,BuyUnitsMutationVariables, TContext> => {
const mutationKey = getBuyUnitsMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof buyUnits>>, BuyUnitsMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  buyUnits(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type BuyUnitsMutationResult = NonNullable<Awaited<ReturnType<typeof buyUnits>>>
    export type BuyUnitsMutationBody = BuyUnitsRequest
    export type BuyUnitsMutationError = ErrorType<Error>
    export type BuyUnitsMutationVariables = {data: BuyUnitsRequest}
    /**
 * @summary Buy units
 */
export const useBuyUnits = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof buyUnits>>, TError,BuyUnitsMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof buyUnits>>,
        TError,
        BuyUnitsMutationVariables,
        TContext
      > => {
      return useMutation(getBuyUnitsMutationOptions(options), queryClient);
    }
    export const getFillArmyUrl = () => {
  return `/player-army/fill`
}
/**
 * @summary Fill every group
 */
export const fillArmy = async (fillArmyRequest: FillArmyRequest, options?: Parameters<typeof transport>[1]): Promise<FillArmyResult> => {
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
return transport<FillArmyResult>(getFillArmyUrl(),
  {
    ...options,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...getHeaders(options?.headers) },
    body: JSON.stringify(fillArmyRequest)
  }
);}
export const getFillArmyMutationKey = () => ['fillArmy'] as const;
export const getFillArmyMutationOptions = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof fillArmy>>, TError,FillArmyMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
): UseMutationOptions<Awaited<ReturnType<typeof fillArmy>>, TError,FillArmyMutationVariables, TContext> => {
const mutationKey = getFillArmyMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};
      const mutationFn: MutationFunction<Awaited<ReturnType<typeof fillArmy>>, FillArmyMutationVariables> = (props) => {
          const {data} = props ?? {};
          return  fillArmy(data,requestOptions)
        }
  return  { mutationFn, ...mutationOptions }}
    export type FillArmyMutationResult = NonNullable<Awaited<ReturnType<typeof fillArmy>>>
    export type FillArmyMutationBody = FillArmyRequest
    export type FillArmyMutationError = ErrorType<Error>
    export type FillArmyMutationVariables = {data: FillArmyRequest}
    /**
 * @summary Fill every group
 */
export const useFillArmy = <TError = ErrorType<Error>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof fillArmy>>, TError,FillArmyMutationVariables, TContext>, request?: SecondParameter<typeof transport>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof fillArmy>>,
        TError,
        FillArmyMutationVariables,
        TContext
      > => {
      return useMutation(getFillArmyMutationOptions(options), queryClient);
    }
