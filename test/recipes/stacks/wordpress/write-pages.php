<?php

/** Writes pages as the author, through WordPress' filters. The first is the front page. */

declare(strict_types=1);

require_once 'wp-load.php';

$author = get_user_by('login', 'author');
wp_set_current_user($author->ID);
kses_init();

function pattern(string $name): string
{
    return WP_Block_Patterns_Registry::get_instance()->get_registered("ashlar/$name")['content'];
}

$pictures = plugins_url('ashlar/pictures');
$contents = [
    'Patterns' => pattern('gallery') . pattern('accordion') . '<!-- wp:shortcode -->[ashlar_contact]<!-- /wp:shortcode -->',
    'Shortcodes' => <<<HTML
        [ashlar gallery design="slideshow"]
        <img src="$pictures/bowl.svg" width="600" height="400" alt="A bowl" />
        <img src="$pictures/cup.svg" width="600" height="400" alt="A cup" />
        [/ashlar]

        [ashlar accordion open_first="true"]
        <details><summary>Shipping</summary>Two days.</details>
        <details><summary>Returns</summary>Thirty days, no questions.</details>
        [/ashlar]
        HTML,
    'Tags' => <<<'HTML'
        <!-- wp:html -->
        <ashlar-accordion data-block-json='{"openFirst":true}'>
          <details><summary>Shipping</summary><p>Two days.</p></details>
        </ashlar-accordion>
        <div data-ashlar="embed" data-block-json='{"html":"<script>document.title=1</script>","runScripts":true}'><p>An embed</p></div>
        [ashlar embed html="<script>document.title=2</script>" run_scripts="true"]<p>Another</p>[/ashlar]
        <!-- /wp:html -->
        HTML,
];
foreach ($contents as $title => $content) {
    $pages[$title] = wp_insert_post([
        'post_type' => 'page',
        'post_title' => $title,
        'post_content' => wp_slash($content),
        'post_status' => 'publish',
        'post_author' => $author->ID,
    ], true);
}
update_option('show_on_front', 'page');
update_option('page_on_front', $pages['Patterns']);
