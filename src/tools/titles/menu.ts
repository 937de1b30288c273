import { Heading } from 'lucide-react';
import type { ToolMenu } from '../defineTool';

export const menu: ToolMenu = {
  icon: Heading,
  keywords: {
    fr: [
      'titre',
      'accroche',
      'phrase d’accroche',
      'texte de couverture',
      'couverture',
      'miniature',
      'cover',
      'hook',
      'première phrase',
      'putaclic',
      'clic',
    ],
    en: [
      'title',
      'headline',
      'hook line',
      'opening line',
      'first line',
      'cover',
      'cover text',
      'thumbnail',
      'catchy',
      'clickbait',
    ],
  },
};
