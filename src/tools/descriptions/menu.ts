import { Hash } from 'lucide-react';
import type { ToolMenu } from '../defineTool';

export const menu: ToolMenu = {
  icon: Hash,
  keywords: {
    fr: [
      'description',
      'légende',
      'texte sous la vidéo',
      'quoi écrire sous ma vidéo',
      'hashtag',
      'tag',
      'dièse',
      'mot-dièse',
      '#',
      'mots-clés',
      'SEO',
      'référencement',
      'caption',
    ],
    en: [
      'description',
      'caption',
      'text under the video',
      'what to write under my video',
      'hashtag',
      'tag',
      '#',
      'keywords',
      'SEO',
    ],
  },
};
