import type { StockedCountry, StockedNiche } from './markets';

/**
 * Three kinds of product for each market; the first is the top pick. Specification: conversion and appeal scores are
 * between 78 and 92; they are editorial estimates, percent.
 */
export const PRODUCTS = {
  FR: {
    beauty: [
      { id: 'lipStain', conversionPotential: 90, visualAppeal: 92 },
      { id: 'heatlessCurler', conversionPotential: 86, visualAppeal: 89 },
      { id: 'browGel', conversionPotential: 83, visualAppeal: 84 },
    ],
    tech: [
      { id: 'miniPrinter', conversionPotential: 89, visualAppeal: 92 },
      { id: 'magneticCharger', conversionPotential: 86, visualAppeal: 83 },
      { id: 'lapelMic', conversionPotential: 84, visualAppeal: 80 },
    ],
  },
  US: {
    beauty: [
      { id: 'hydrogelMask', conversionPotential: 88, visualAppeal: 91 },
      { id: 'settingSpray', conversionPotential: 85, visualAppeal: 82 },
      { id: 'lashClusters', conversionPotential: 82, visualAppeal: 87 },
    ],
    tech: [
      { id: 'magneticPowerBank', conversionPotential: 90, visualAppeal: 85 },
      { id: 'trackerTag', conversionPotential: 85, visualAppeal: 79 },
      { id: 'phoneStand', conversionPotential: 82, visualAppeal: 84 },
    ],
  },
  GB: {
    beauty: [
      { id: 'hotBrush', conversionPotential: 87, visualAppeal: 90 },
      { id: 'hairOil', conversionPotential: 84, visualAppeal: 83 },
      { id: 'spongeSet', conversionPotential: 81, visualAppeal: 85 },
    ],
    tech: [
      { id: 'cableBox', conversionPotential: 86, visualAppeal: 91 },
      { id: 'clipLight', conversionPotential: 84, visualAppeal: 88 },
      { id: 'screenCleaner', conversionPotential: 80, visualAppeal: 86 },
    ],
  },
} as const satisfies Record<StockedCountry, Record<StockedNiche, readonly Entry[]>>;

interface Entry {
  id: string;
  conversionPotential: number;
  visualAppeal: number;
}

export type ProductId = (typeof PRODUCTS)[StockedCountry][StockedNiche][number]['id'];
