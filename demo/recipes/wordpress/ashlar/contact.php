<?php
/** `[ashlar_contact]`: a form whose messages are posts that only the site's owner sees. */

declare(strict_types=1);

defined('ABSPATH') || exit;

add_action('init', static function (): void {
    register_post_type('ashlar_message', ['label' => 'Messages', 'show_ui' => true, 'supports' => ['title', 'editor']]);
});

add_shortcode('ashlar_contact', static function (): string {
    ob_start(); ?>
    <div data-ashlar="form">
      <form action="<?= esc_url(admin_url('admin-post.php')) ?>" method="post">
        <input type="hidden" name="action" value="ashlar_contact">
        <?php wp_nonce_field('ashlar_contact') ?>
        <p><label>Name <input name="name" autocomplete="name" required></label></p>
        <p><label>Email <input name="email" type="email" autocomplete="email" required></label></p>
        <p><label>Message <textarea name="message" required></textarea></label></p>
        <button>Send</button>
      </form>
    </div>
    <?php
    return ob_get_clean();
});

function ashlar_receive_message(): void
{
    check_admin_referer('ashlar_contact');
    $post = wp_unslash($_POST);
    $name = sanitize_text_field($post['name'] ?? '');
    $email = sanitize_email($post['email'] ?? '');
    $message = sanitize_textarea_field($post['message'] ?? '');
    $errors = array_filter([
        'name' => $name === '' ? 'Please fill in your name.' : '',
        'email' => $email === '' ? 'Please enter an email address.' : '',
        'message' => $message === '' ? 'Please write a message.' : '',
    ]);
    // The block accepts JSON, and shows each error at its field.
    if ($errors && wp_is_json_request()) {
        wp_send_json(['errors' => $errors], 422);
    }
    if ($errors) {
        wp_die(implode(' ', $errors), '', ['response' => 422, 'back_link' => true]);
    }
    wp_insert_post([
        'post_type' => 'ashlar_message',
        'post_status' => 'private',
        'post_title' => wp_slash("$name <$email>"),
        'post_content' => wp_slash($message),
    ]);
    wp_die('Thank you! We answer within two days.', 'Thank you', ['response' => 200, 'back_link' => true]);
}

add_action('admin_post_ashlar_contact', 'ashlar_receive_message');
add_action('admin_post_nopriv_ashlar_contact', 'ashlar_receive_message');
